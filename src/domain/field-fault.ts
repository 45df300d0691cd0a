/** What the service found wrong with what was sent: `field` is a JSON pointer, `desc` its words. */
export type FieldFault = { field: string; desc: string };

/** The service's words on a field, by its name anywhere in the pointer; undefined where it has none. */
export const faultOf = (faults: readonly FieldFault[], name: string): string | undefined =>
  faults.find(({ field }) => field.split('/').includes(name))?.desc;
