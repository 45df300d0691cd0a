import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Issuer } from '#service/account/identity-tokens.ts';

export type LocalIssuer = Awaited<ReturnType<typeof openIssuer>>;

/** An OpenID issuer on this machine: it publishes its keys and signs what a test wants signed. */
export async function openIssuer(
  issuer: string,
  { provesMail = true, namesAsker = issuer.endsWith('google.com') } = {},
) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const asked = { times: 0, down: false };
  const server = createServer((_, response) => {
    asked.times += 1;
    if (asked.down) return;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const settings: Issuer = {
    issuers: [issuer],
    keysUrl: `http://127.0.0.1:${port}/keys`,
    clientId: 'ican-mall-test',
    provesMail,
    namesAsker,
  };

  return {
    settings,
    asked,
    publicKey,
    privateKey,
    /** An identity token as the issuer gives it at `now`, with some claims or parts of its header changed. */
    token: (now: Date, claims: JWTPayload = {}, header: { kid?: string } = {}, key = privateKey) => {
      const seconds = Math.floor(now.getTime() / 1000);
      const { sub = 'person-1' } = claims;
      return new SignJWT({
        iss: issuer,
        aud: settings.clientId,
        iat: seconds,
        exp: seconds + 3600,
        name: 'Nimali Perera',
        ...(namesAsker && { azp: settings.clientId, nonce: randomUUID() }),
        ...claims,
        sub,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'first', ...header })
        .sign(key);
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
