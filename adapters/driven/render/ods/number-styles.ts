import { dayFormat } from '../sheets/sheets.ts';
import { xmlText } from '../sheets/xml.ts';

/** The styles of cells by the format of their number, each under a name of its own. */
export interface CellStyles {
  readonly nameOf: (format: string) => string;
  /** All of them, in the XML of OpenDocument. */
  readonly xml: () => string;
}

/** Collects the formats in use while the cells are written; the part with the styles comes after them. */
export function cellStyles(): CellStyles {
  const names = new Map<string, string>();
  return {
    nameOf(format) {
      const name = names.get(format) ?? `number${names.size + 1}`;
      names.set(format, name);
      return name;
    },
    xml: () => Array.from(names, ([format, name]) => numberStyle(format, name)).join(''),
  };
}

/** `#,##0.00 "€"` in its parts: grouping, decimals that are always shown, further decimals, the currency's sign. */
const numberCode = /^(#,##)?0(?:\.(0*)(#*))?(?:\u00a0"(.+)")?$/u;

/** The currency's sign in the format of an amount; null if the format is not of an amount with a currency. */
export const signIn = (format: string): string | null => numberCode.exec(format)?.[4] ?? null;

function numberStyle(format: string, name: string): string {
  const cell = `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="${name}-format"/>`;
  if (format === dayFormat)
    return `<number:date-style style:name="${name}-format"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>${cell}`;
  const [, grouped, fixed = '', further = '', sign] = numberCode.exec(format) ?? [];
  const number = `<number:number number:decimal-places="${fixed.length + further.length}" number:min-decimal-places="${fixed.length}" loext:min-decimal-places="${fixed.length}" number:min-integer-digits="1"${grouped === undefined ? '' : ' number:grouping="true"'}/>`;
  const kind = sign === undefined ? 'number-style' : 'currency-style';
  const currency =
    sign === undefined
      ? ''
      : `<number:text>\u00a0</number:text><number:currency-symbol>${xmlText(sign)}</number:currency-symbol>`;
  return `<number:${kind} style:name="${name}-format">${number}${currency}</number:${kind}>${cell}`;
}
