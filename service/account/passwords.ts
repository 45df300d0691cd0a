import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Parameters of Argon2id: 19 MiB and two passes, about 25 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Normalised (NFKC), so that the same letters typed on another system are the same password. */
const asTyped = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(asTyped(password), cost);

let dummy: Promise<string> | undefined;

/** Verifies a password. Without a stored hash a dummy hash is verified, so that both cases take the same time. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await (dummy ??= hashPassword(crypto.randomUUID())));
  const right = await verify(against, asTyped(password));
  return right && typeof kept === 'string';
}

/** True for a hash made with other parameters than the current ones. */
export function isOutdated(kept: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(kept);
  const id: number = 2;
  return (
    algorithm !== id ||
    memoryCost !== cost.memoryCost ||
    timeCost !== cost.timeCost ||
    parallelism !== cost.parallelism
  );
}
