import { eq } from 'drizzle-orm';
import type { MailKind } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';
import type { Language } from '#service/domain/language.ts';
import { type Letter, written } from '#service/platform/letter.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { footOf } from './foot-words.ts';
import { isStopped } from './queries.ts';
import type { StopLinks } from './stop-links.ts';

/** A mail that its reader may do without. */
type ShopperMail = {
  userId: string;
  /** What the reader stops when it is one too many. */
  kind: MailKind;
  /** What it is told for; a second mail for the same cause is not written. Names nobody but by an id. */
  cause: string;
  /** What it tells, as the operator reads it: `order.SHIPPED`. */
  tells: string;
  /** What it says, in the language of the reader's last sign-in. */
  letter: (language: Language) => Letter;
};

export type ShopperMails = {
  /**
   * Writes a mail in the transaction of its cause, with the links that stop its kind; not to who has no mail, has stopped the
   * kind, or is erased. Answers the id of its message, or undefined; it is sent after the commit, or call `outbox.sendSoon`.
   */
  write(tx: Db, mail: ShopperMail): Promise<number | undefined>;
};

/** Writes the mails that shoppers may stop. Codes, and what guards an account, go by `service/account` and always arrive. */
export const shopperMails = (outbox: Pick<Outbox, 'write'>, links: StopLinks): ShopperMails => ({
  async write(tx, { userId, kind, cause, tells, letter }) {
    const [user] = await tx
      .select({ mail: users.mail, language: users.language })
      .from(users)
      .where(eq(users.userId, userId));
    if (!user || user.mail === null) return undefined;
    const stop = { userId, kind };
    if (await isStopped(tx, stop)) return undefined;
    const language = user.language ?? 'en';
    const { subject, text, html } = written(
      letter(language),
      language,
      footOf(kind, language, links.page(stop)),
    );
    const stopUrl = links.oneClick(stop);
    return outbox.write(tx, {
      cause,
      kind: tells,
      userId,
      channel: 'mail',
      to: user.mail,
      subject,
      text,
      html,
      stopUrl,
    });
  },
});
