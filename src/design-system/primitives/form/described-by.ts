/** The attributes that join a control to its error or hint. */
export const describedBy = (id: string, { error, hint }: { error?: unknown; hint?: unknown }) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});
