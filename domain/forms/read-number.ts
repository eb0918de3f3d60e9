/** A number as people write it: `12`, `12,5`, `-3.25`. Neither groups nor powers of ten. */
export function readNumber(text: string): number | null {
  const match = /^[-−]?\d{1,12}(?:[.,]\d{1,6})?$/u.exec(text.trim());
  return match === null ? null : Number(match[0].replace('−', '-').replace(',', '.'));
}
