/**
 * The search text as a part of a path (S2.10): letters and digits of every script stay, all else becomes
 * one hyphen; `-` when nothing is left. The full text rides in `?q=` (Z9).
 */
export function searchSlug(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug || '-';
}

/** What was searched for: `q` wins, else the slug with its hyphens as blanks (Z9). */
export function searchText(slug: string, q: string | null): string {
  const text = q ?? slug.replaceAll('-', ' ');
  return text.trim().slice(0, 100);
}
