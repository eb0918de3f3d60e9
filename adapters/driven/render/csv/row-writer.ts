import { harmlessText } from '#application/reports/harmless-text.ts';
import type { ReportCell } from '#application/reports/report.ts';
import { plainDecimal } from '#application/text/numbers.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { markedSigns, plainBytes } from './written-bytes.ts';

export type Separator = ';' | '\t';

/** Rows of separated text, in UTF-8. What has been collected is taken out from time to time. */
interface RowWriter {
  readonly row: (cells: readonly ReportCell[]) => void;
  /** Cells that are text already; in quotes where they need them. */
  readonly words: (words: readonly string[]) => void;
  /** How many bytes wait to be taken. */
  readonly length: () => number;
  readonly take: () => Uint8Array;
}

const codeOf = (sign: string): number => sign.charCodeAt(0);
/** The longest part that is written without a check for room: an amount and its separator. */
const beside = 64;

/** `repeated` are the last cells of every row. */
export function rowWriter(separator: Separator, repeated: readonly string[]): RowWriter {
  const quoted = quotedBeside(separator);
  const parting = codeOf(separator);
  const ending = new TextEncoder().encode(
    `${repeated.map((text) => separator + quoted(harmlessText(text))).join('')}\n`,
  );
  const out = new GrowingBytes(ending.length + beside);
  const putCell = cellWriter(out, separator);
  return {
    row: (cells) => {
      let isFirst = true;
      for (const cell of cells) {
        out.makeRoom(0);
        if (!isFirst) out.putByte(parting);
        isFirst = false;
        putCell(cell);
      }
      out.makeRoom(0);
      out.putBytes(ending);
    },
    words: (words) => out.put(`${words.map(quoted).join(separator)}\n`),
    length: () => out.length,
    take: () => out.take(),
  };
}

/** Puts a text into quotes if it could be confused with its neighbours without them. */
function quotedBeside(separator: Separator): (text: string) => string {
  const needsQuotes = separator === ';' ? /[;"\r\n]/u : /[\t"\r\n]/u;
  return (text) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}

function textWriter(out: GrowingBytes, separator: Separator): (text: string) => void {
  const quoted = quotedBeside(separator);
  // Characters that `harmlessText` may change, or that need quotes.
  const isMarked = markedSigns((sign) => sign < ' ' || sign === '"' || sign === separator);
  const isMarkedFirst = markedSigns((sign) => '=+-@'.includes(sign));
  return (text) => {
    out.makeRoom(text.length);
    const isPlain = isMarkedFirst[text.charCodeAt(0)] !== 1;
    const end = isPlain ? plainBytes(out.bytes, out.length, text, isMarked) : -1;
    if (end === -1) out.put(quoted(harmlessText(text)));
    else out.length = end;
  };
}

function cellWriter(out: GrowingBytes, separator: Separator): (cell: ReportCell) => void {
  const putText = textWriter(out, separator);
  return (cell) => {
    switch (cell.kind) {
      case 'text':
        return putText(cell.text);
      case 'count':
        return out.putCount(cell.count);
      case 'money':
        return out.putMoney(cell.amount);
      case 'decimal':
        return out.put(plainDecimal(cell.units, cell.decimals));
      case 'fraction':
        return out.put(cell.written.replace('.', ','));
      case 'day':
        return putText(cell.day);
      case 'year':
        return putText(String(cell.year));
      case 'link':
        return putText(cell.href);
      case 'term':
        return putText(cell.term);
      case 'blank':
        return undefined;
      default:
        return cell satisfies never;
    }
  };
}
