import type { ImportCell, ImportRow } from '#domain/imports/sheet.ts';
import { rowKeeper } from './row-keeper.ts';
import { attributeOf, scanXml } from './scan-xml.ts';
import { TableRefused } from './table-fault.ts';
import type { TableFile } from './table-file.ts';
import type { PartReader } from './zip-parts.ts';

/** Formats of days that every workbook has without naming them (ECMA-376, part 1, section 18.8.30). */
const isDayFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format shows a day: letters of days or years outside of quotes and brackets. */
const showsDay = (format: string): boolean =>
  /[dmy]/iu.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, '')) && !/general/iu.test(format);

/** Which styles of cells show days, by their number. */
function dayStyles(styles: string | null): ReadonlySet<number> {
  const [own, days] = [new Set<string>(), new Set<number>()];
  let [isOfCells, count] = [false, 0];
  scanXml(styles ?? '', {
    open: (name, tag) => {
      const id = attributeOf(tag, 'numFmtId') ?? '';
      if (name === 'numFmt' && showsDay(attributeOf(tag, 'formatCode') ?? '')) own.add(id);
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (own.has(id) || isDayFormat(Number(id))) days.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return days;
}

/** The texts that cells name by number, without how they are read aloud. */
function sharedTexts(xml: string | null): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  scanXml(xml ?? '', {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** The column of `AB12`, from 0; null if it is not written so. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,7})\d+$/u.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + Number(letter.codePointAt(0)) - 64, 0) - 1;
}

const dayLength = 86_400_000;

/** What cells mean in a workbook. */
interface Meaning {
  readonly texts: readonly string[];
  readonly days: ReadonlySet<number>;
  /** The day before the first, in milliseconds: workbooks of old Macintoshes count from another. */
  readonly origin: number;
}

function dayText(serial: number, { origin }: Meaning): ImportCell {
  // Times without a day are below 1, and no day is after the year 9999.
  if (serial < 1 || serial >= 2_958_466) return serial;
  return new Date(origin + Math.floor(serial) * dayLength).toISOString().slice(0, 10);
}

/** The value of a cell: of a formula its result, as it was last computed. */
function valueOf(tag: string, written: string, meaning: Meaning): ImportCell {
  switch (attributeOf(tag, 't')) {
    case 's':
      return meaning.texts[Number(written)] ?? null;
    case 'b':
      return written === '1';
    case 'str':
    case 'inlineStr':
    case 'e':
    case 'd':
      return written;
    default: {
      if (written === '') return null;
      const number = Number(written);
      const isDay = meaning.days.has(Number(attributeOf(tag, 's') ?? -1));
      return isDay ? dayText(number, meaning) : number;
    }
  }
}

/** The rows of a sheet. Cells that are merged into another are blank. */
function rowsOf(xml: string, meaning: Meaning): readonly ImportRow[] {
  const keeper = rowKeeper();
  let [row, column, cell, written, isValue] = [-1, -1, '', '', false];
  scanXml(xml, {
    open: (name, tag) => {
      if (name === 'row') {
        row = Number(attributeOf(tag, 'r') ?? row + 2) - 1;
        column = -1;
      }
      if (name === 'c') {
        [cell, written] = [tag, ''];
        column = columnOf(attributeOf(tag, 'r')) ?? column + 1;
      }
      isValue = name === 'v' || name === 't';
    },
    text: (part) => {
      if (isValue) written += part;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') keeper.put(row, column, valueOf(cell, written, meaning));
    },
  });
  return keeper.rows();
}

interface NamedSheet {
  readonly name: string;
  readonly id: string;
}

/** The sheets that a person sees, in their order, and how the workbook counts days. */
function workbookIn(xml: string) {
  const sheets: NamedSheet[] = [];
  let counts1904 = false;
  scanXml(xml, {
    open: (name, tag) => {
      if (name === 'workbookPr') counts1904 = /^(?:1|true)$/u.test(attributeOf(tag, 'date1904') ?? '');
      const isHidden = /hidden/iu.test(attributeOf(tag, 'state') ?? '');
      if (name !== 'sheet' || isHidden) return;
      const id = / r:id="([^"]*)"/u.exec(tag)?.[1] ?? /:id="([^"]*)"/u.exec(tag)?.[1] ?? '';
      sheets.push({ name: attributeOf(tag, 'name') ?? '', id });
    },
  });
  return { sheets, origin: counts1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30) };
}

/** Where the parts of a workbook are, by the ids under which it names them. Parts elsewhere are never read. */
function targetsIn(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  scanXml(xml, {
    open: (name, tag) => {
      const isOutside = attributeOf(tag, 'TargetMode') === 'External';
      const target = attributeOf(tag, 'Target') ?? '';
      if (name !== 'Relationship' || isOutside) return;
      targets.set(attributeOf(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** A workbook of Excel and of the programs that write as it does. */
export function readXlsx(part: PartReader): TableFile {
  const { sheets, origin } = workbookIn(part('xl/workbook.xml') ?? '');
  const targets = targetsIn(part('xl/_rels/workbook.xml.rels') ?? '');
  let meaning: Meaning | null = null;
  const known = () =>
    (meaning ??= {
      texts: sharedTexts(part('xl/sharedStrings.xml')),
      days: dayStyles(part('xl/styles.xml')),
      origin,
    });
  return {
    sheets: sheets.map(({ name }) => name),
    rows: (wanted) => {
      const id = sheets.find(({ name }) => name === wanted)?.id;
      const xml = part(targets.get(id ?? '') ?? '');
      if (xml === null) throw new TableRefused('damaged');
      return rowsOf(xml, known());
    },
  };
}
