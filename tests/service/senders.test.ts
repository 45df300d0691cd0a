import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sendersFrom } from '#service/platform/senders.ts';
import type { Message } from '#service/platform/sender.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const message: Message = {
  id: 'f00d',
  channel: 'mail',
  to: 'nimal@example.com',
  subject: 'Код',
  text: 'Код 123456',
  code: '123456',
};

async function listening(server: Server) {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A mail server of ten lines that keeps what it is told, or refuses every receiver. */
async function mailServer({ refuses = false } = {}) {
  const told: string[] = [];
  const port = await listening(
    createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          told.push(line);
          if (inData && line !== '.') continue;
          if (line === '.') inData = false;
          if (line === 'DATA') inData = true;
          const isRefused = refuses && line.startsWith('RCPT');
          socket.write(line === 'DATA' ? '354 go on\r\n' : isRefused ? '550 no\r\n' : '250 fine\r\n');
        }
      });
    }),
  );
  return { told, url: `smtp://127.0.0.1:${port}` };
}

async function gateway(status: number) {
  const asked: { headers: unknown; body: string }[] = [];
  const port = await listening(
    createHttpServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        asked.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    }),
  );
  return { asked, url: `http://127.0.0.1:${port}/sms` };
}

describe('mail', () => {
  test('goes to the server of SMTP_URL', async () => {
    const { told, url } = await mailServer();
    const { mail, sms } = sendersFrom({ SMTP_URL: url, MAIL_FROM: 'Shop <shop@example.com>' });
    await mail?.send(message);
    expect(told).toContain('MAIL FROM:<shop@example.com>');
    expect(told).toContain('RCPT TO:<nimal@example.com>');
    expect(told).toContain('Message-ID: <f00d@ican-mall>');
    expect(sms).toBeUndefined();
  });

  test('carries its text and its HTML', async () => {
    const { told, url } = await mailServer();
    await sendersFrom({ SMTP_URL: url }).mail?.send({
      ...message,
      text: 'Code 123456',
      html: '<p>Code 123456</p>',
    });
    expect(told.join('\n')).toMatch(
      /multipart\/alternative[\s\S]*text\/plain[\s\S]*Code 123456[\s\S]*text\/html[\s\S]*<p>Code 123456<\/p>/,
    );
  });

  test('that its reader may do without says to mail programs where it is stopped (RFC 8058)', async () => {
    const { told, url } = await mailServer();
    const sender = sendersFrom({ SMTP_URL: url }).mail;
    await sender?.send({ ...message, stopUrl: 'https://shop.example/hooks/mail/stop?token=a.b' });
    expect(told).toContain('List-Unsubscribe: <https://shop.example/hooks/mail/stop?token=a.b>');
    expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await sender?.send(message);
    expect(told.filter((line) => line.startsWith('List-Unsubscribe'))).toHaveLength(2);
  });

  test('that the server refuses is a failure', async () => {
    const { url } = await mailServer({ refuses: true });
    await expect(sendersFrom({ SMTP_URL: url }).mail?.send(message)).rejects.toThrow('550');
  });
});

describe('a text message', () => {
  test('goes to the gateway as JSON, with its token', async () => {
    const { asked, url } = await gateway(202);
    const { sms, mail } = sendersFrom({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 'secret' });
    await sms?.send({ ...message, channel: 'sms', to: '+94771234567' });
    expect(asked).toMatchObject([
      {
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': 'f00d',
        },
        body: JSON.stringify({ to: '+94771234567', text: 'Код 123456' }),
      },
    ]);
    expect(mail).toBeUndefined();
  });

  test.each([302, 400, 500])('that the gateway answers with %i is a failure', async (status) => {
    const { url } = await gateway(status);
    await expect(sendersFrom({ SMS_GATEWAY_URL: url }).sms?.send(message)).rejects.toThrow(
      /gateway answered|fetch failed/,
    );
  });
});
