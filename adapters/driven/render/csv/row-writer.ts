import { harmlessText } from '#application/reports/harmless-text.ts';
import type { ReportCell } from '#application/reports/report.ts';
import { plainDecimal } from '#application/text/numbers.ts';
import { digitBytes, marked, mostDigits, plainBytes } from './written-bytes.ts';

export type Separator = ';' | '\t';

/** Rows of separated text, in UTF-8. What has been gathered is taken away now and then. */
interface RowWriter {
  readonly row: (cells: readonly ReportCell[]) => void;
  /** Cells that are text already; in quotes where they need them. */
  readonly words: (words: readonly string[]) => void;
  /** How many bytes wait to be taken. */
  readonly length: () => number;
  readonly take: () => Uint8Array;
}

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [lineEnd, comma, minus, nought] = [codeOf('\n'), codeOf(','), codeOf('-'), codeOf('0')];
const mostWhole = 10 ** mostDigits;
/** The longest thing that is written without asking for room: an amount and what parts it from its neighbours. */
const beside = 64;

/** `repeated` are the last cells of every row. */
export function rowWriter(separator: Separator, repeated: readonly string[]): RowWriter {
  const encoder = new TextEncoder();
  const telling = separator === ';' ? /[;"\r\n]/u : /[\t"\r\n]/u;
  const quoted = (text: string) => (telling.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  // What `harmlessText` may change, or quotes go round.
  const isMarked = marked((sign) => sign < ' ' || sign === '"' || sign === separator);
  const isMarkedFirst = marked((sign) => '=+-@'.includes(sign));
  const parting = codeOf(separator);
  const ending = encoder.encode(
    `${repeated.map((text) => separator + quoted(harmlessText(text))).join('')}\n`,
  );
  let bytes = new Uint8Array(2 ** 17);
  let at = 0;

  function makeRoom(units: number): void {
    const wanted = at + units * 3 + ending.length + beside;
    if (wanted <= bytes.length) return;
    const wider = new Uint8Array(2 * wanted);
    wider.set(bytes.subarray(0, at));
    bytes = wider;
  }

  function putByte(byte: number): void {
    bytes[at] = byte;
    at += 1;
  }

  function put(written: string): void {
    makeRoom(written.length);
    at += encoder.encodeInto(written, bytes.subarray(at)).written;
  }

  function putText(text: string): void {
    makeRoom(text.length);
    const end = isMarkedFirst[text.charCodeAt(0)] === 1 ? -1 : plainBytes(bytes, at, text, isMarked);
    if (end === -1) put(quoted(harmlessText(text)));
    else at = end;
  }

  function putCount(count: number): void {
    const isPlain = count >= 0 && count < mostWhole && Number.isInteger(count);
    if (isPlain) at = digitBytes(bytes, at, count);
    else put(String(count).replace('.', ','));
  }

  /** 4850000 cents → `48500,00`. */
  function putMoney(amount: number): void {
    const magnitude = Math.abs(amount);
    const cents = magnitude % 100;
    if (amount < 0) putByte(minus);
    putCount((magnitude - cents) / 100);
    putByte(comma);
    if (cents < 10) putByte(nought);
    at = digitBytes(bytes, at, cents);
  }

  function putCell(cell: ReportCell): void {
    switch (cell.kind) {
      case 'text':
        return putText(cell.text);
      case 'count':
        return putCount(cell.count);
      case 'money':
        return putMoney(cell.amount);
      case 'decimal':
        return put(plainDecimal(cell.units, cell.decimals));
      case 'fraction':
        return put(cell.written.replace('.', ','));
      case 'term':
        return putText(cell.term);
      case 'blank':
        return undefined;
      default:
        return cell satisfies never;
    }
  }

  return {
    row: (cells) => {
      let isFirst = true;
      for (const cell of cells) {
        makeRoom(0);
        if (!isFirst) putByte(parting);
        isFirst = false;
        putCell(cell);
      }
      makeRoom(0);
      bytes.set(ending, at);
      at += ending.length;
    },
    words: (words) => {
      put(words.map(quoted).join(separator));
      putByte(lineEnd);
    },
    length: () => at,
    take: () => {
      const taken = bytes.slice(0, at);
      at = 0;
      return taken;
    },
  };
}
