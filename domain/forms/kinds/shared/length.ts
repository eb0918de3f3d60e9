import type { FieldFault } from '../../form-fault.ts';

/** The general limit of a text, in UTF-16 units: a long letter fits. A field may set a lower one. */
export const mostText = 20_000;
/** No street or category has a longer name. */
export const mostName = 300;

/** The fault of a text of more than `most` UTF-16 units. */
export const checkLength = (text: string, most: number): readonly FieldFault[] =>
  text.length > most ? [{ kind: 'tooLong', most, found: text.length }] : [];

/** The fault of a name, of a street or of an item of a collection. */
export const checkName = (_field: unknown, { text }: { readonly text: string }): readonly FieldFault[] =>
  checkLength(text, mostName);
