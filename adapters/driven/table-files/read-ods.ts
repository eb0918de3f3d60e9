import type { ImportCell, ImportRow } from '#domain/imports/sheet.ts';
import { type RowKeeper, rowKeeper } from './row-keeper.ts';
import { attributeOf, scanXml } from './scan-xml.ts';
import { mostTableColumns, mostRows, TableRefused } from './table-fault.ts';
import type { TableFile } from './table-file.ts';
import type { PartReader } from './zip-parts.ts';

const repeated = (tag: string, of: 'rows' | 'columns'): number =>
  Math.max(1, Number(attributeOf(tag, `number-${of}-repeated`) ?? 1));

/** The value that a cell says it has; of a formula its result. Texts are between the tags. */
function valueOf(tag: string, text: string): ImportCell {
  switch (attributeOf(tag, 'value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return Number(attributeOf(tag, 'value'));
    case 'date':
      return (attributeOf(tag, 'date-value') ?? '').slice(0, 10);
    case 'boolean':
      return attributeOf(tag, 'boolean-value') === 'true';
    default:
      return text === '' ? null : text;
  }
}

/** Takes the tags of one sheet. Rows and cells that come again many times are blank, or the file is refused. */
function sheetReader() {
  const keeper = rowKeeper();
  let [row, column, cell, text, again] = [0, 0, '', '', 1];
  const put = (value: ImportCell): void => {
    const times = repeated(cell, 'columns');
    if (value !== null) {
      if (again > mostRows) throw new TableRefused('tooManyRows');
      if (times > mostTableColumns) throw new TableRefused('tooManyColumns');
      for (let down = 0; down < again; down += 1)
        for (let right = 0; right < times; right += 1) keeper.put(row + down, column + right, value);
    }
    column += times;
  };
  return {
    keeper,
    open: (name: string, tag: string) => {
      if (name === 'table-row') [column, again] = [0, repeated(tag, 'rows')];
      if (name.endsWith('table-cell')) [cell, text] = [tag, ''];
      if (name === 'p' && text !== '') text += '\n';
      if (name === 's') text += ' ';
    },
    text: (part: string) => {
      text += part;
    },
    close: (name: string) => {
      if (name.endsWith('table-cell')) put(name === 'table-cell' ? valueOf(cell, text.trim()) : null);
      if (name === 'table-row') row += again;
    },
  };
}

/** A workbook of LibreOffice and of the programs that write as it does. */
export function readOds(part: PartReader): TableFile {
  const sheets = new Map<string, RowKeeper>();
  let sheet: ReturnType<typeof sheetReader> | null = null;
  scanXml(part('content.xml') ?? '', {
    open: (name, tag) => {
      if (name === 'table') {
        sheet = sheetReader();
        sheets.set(attributeOf(tag, 'name') ?? '', sheet.keeper);
      }
      sheet?.open(name, tag);
    },
    text: (words) => sheet?.text(words),
    close: (name) => {
      sheet?.close(name);
      if (name === 'table') sheet = null;
    },
  });
  return {
    sheets: [...sheets.keys()],
    rows: (wanted): readonly ImportRow[] => sheets.get(wanted)?.rows() ?? [],
  };
}
