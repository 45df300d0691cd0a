/** Fewest and most characters of a password (S5.12; the contract's `Password`). */
export const passwordLength = { min: 8, max: 64 } as const;

/** Why a password is refused here; everything else is advice (Z27). */
export type PasswordFault = 'required' | 'edgeSpaces';

/** Checks a password: it is there, and no space stands at either end (S5.10, S5.11). */
export function passwordFault(password: string): PasswordFault | undefined {
  if (!password) return 'required';
  return password.trim() === password ? undefined : 'edgeSpaces';
}

const classes = {
  capital: /\p{Lu}/u,
  small: /\p{Ll}/u,
  figure: /\p{N}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
} as const;

export type PasswordRule = 'length' | keyof typeof classes;

/** Which of the stated rules a password keeps (S5.12), in the order they are shown. */
export function passwordRules(password: string): { rule: PasswordRule; kept: boolean }[] {
  const kept = Object.entries(classes).map(([rule, pattern]) => ({
    rule: rule as keyof typeof classes,
    kept: pattern.test(password),
  }));
  return [{ rule: 'length', kept: [...password].length >= passwordLength.min }, ...kept];
}

/** Strong with all four classes, fair with three, both at full length (Z27). */
export function passwordStrength(password: string): 'none' | 'fair' | 'strong' {
  const [length, ...rest] = passwordRules(password);
  const kept = rest.filter((rule) => rule.kept).length;
  if (!length?.kept || kept < rest.length - 1) return 'none';
  return kept === rest.length ? 'strong' : 'fair';
}
