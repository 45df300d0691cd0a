import type { Sender, Senders } from './sender.ts';

type SenderVariables = Partial<
  Record<'SMTP_URL' | 'MAIL_FROM' | 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN', string | undefined>
>;

const timeoutMs = 5_000;

/** The senders that the environment configures: SMTP_URL for mail, SMS_GATEWAY_URL for text messages. */
export function sendersFrom(env: SenderVariables): Senders {
  return {
    ...(env.SMTP_URL && {
      mail: smtpSender(env.SMTP_URL, env.MAIL_FROM ?? 'iCan Mall <no-reply@localhost>'),
    }),
    ...(env.SMS_GATEWAY_URL && { sms: gatewaySender(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN) }),
  };
}

/** Mail through any SMTP server (`smtps://user:password@host`); a repeat has the same Message-ID. */
function smtpSender(url: string, from: string): Sender {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      { from },
    );
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ id, to, subject, text, html, stopUrl }) {
      await (
        await (transport ??= open())
      ).sendMail({
        to,
        subject,
        text,
        messageId: `<${id}@ican-mall>`,
        ...(html !== undefined && { html }),
        ...(stopUrl !== undefined && {
          headers: {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
  };
}

/**
 * Text messages through any gateway that takes `POST {to, text}` as JSON with a bearer token; a repeat has the same
 * Idempotency-Key.
 */
function gatewaySender(url: string, token: string | undefined): Sender {
  return {
    async send({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
