import { createTransport } from 'nodemailer';
import type { Sender, Senders } from './sender.ts';

type Environment = Record<string, string | undefined>;

const timeoutMs = 5_000;

/** The senders that the environment configures: SMTP_URL for mail, SMS_GATEWAY_URL for text messages. */
export function sendersFrom(env: Environment): Senders {
  return {
    ...(env.SMTP_URL && {
      mail: smtpSender(env.SMTP_URL, env.MAIL_FROM ?? 'iCan Mall <no-reply@localhost>'),
    }),
    ...(env.SMS_GATEWAY_URL && { sms: gatewaySender(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN) }),
  };
}

/** Mail through any SMTP server (`smtps://user:password@host`). */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, ...(html !== undefined && { html }) });
    },
  };
}

/** Text messages through any gateway that takes `POST {to, text}` as JSON with a bearer token. */
export function gatewaySender(url: string, token: string | undefined): Sender {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
