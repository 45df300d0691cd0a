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

/** A mail of a kind that members can stop. */
type ShopperMail = {
  userId: string;
  /** The kind of mail, which its stop link stops. */
  kind: MailKind;
  /** Key of the cause; a second mail for the same cause is not written. Contains no personal data but ids. */
  cause: string;
  /** Kind of the message for the operator, such as `order.SHIPPED`. */
  tells: string;
  /** The content of the mail; called with the language of the member's last sign-in. */
  letter: (language: Language) => Letter;
};

export type ShopperMails = {
  /**
   * Writes a mail in the transaction of its cause, with the links that stop its kind. Returns the id of its message; undefined when
   * none is written, because the member has no mail, has stopped the kind or is erased, or the cause had a mail before. The
   * outbox sends it some seconds after the commit; `outbox.sendSoon` sends it at once.
   */
  write(tx: Db, mail: ShopperMail): Promise<number | undefined>;
};

/** Writes the mails that members can stop. Codes and security messages are written by `service/account` and cannot be stopped. */
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
