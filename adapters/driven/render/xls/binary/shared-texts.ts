import { isNarrow, type RecordBytes } from './record-bytes.ts';

/** The texts of a workbook, each once; cells name them by their number. */
export interface SharedTexts {
  readonly numberOf: (text: string) => number;
  readonly write: (records: RecordBytes) => void;
}

const [sharedTexts, continued] = [0xfc, 0x3c];
/** As many bytes as a record can have. */
const most = 8224;

export function sharedTextsOf(): SharedTexts {
  const known = new Map<string, number>();
  let used = 0;
  return {
    numberOf: (text) => {
      used += 1;
      const before = known.get(text);
      if (before !== undefined) return before;
      known.set(text, known.size);
      return known.size - 1;
    },
    write: (records) => {
      records.open(sharedTexts).long(used).long(known.size);
      for (const text of known.keys()) writeText(text, records);
      records.close();
    },
  };
}

/**
 * A text that may continue in further records: never within a letter or its head of three bytes, and each further
 * record says again how wide its letters are.
 */
function writeText(text: string, records: RecordBytes): void {
  const narrow = isNarrow(text);
  const width = narrow ? 1 : 2;
  const flag = narrow ? 0 : 1;
  if (most - records.written < 3 + width) records.close().open(continued);
  records.word(text.length).byte(flag);
  for (let from = 0; from < text.length; ) {
    const room = Math.floor((most - records.written) / width);
    const to = Math.min(text.length, from + room);
    records.letters(text, from, to, narrow);
    from = to;
    if (from < text.length) records.close().open(continued).byte(flag);
  }
}
