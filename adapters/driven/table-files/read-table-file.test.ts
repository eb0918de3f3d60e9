import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { importLayouts } from '#domain/imports/layouts/layouts.ts';
import { plainAsked } from '#fixtures/builders/imports/prepared-import.ts';
import { documentKind } from '#adapters/wire/documents/known-documents.ts';
import { prepareTable } from './prepare-table.ts';
import { mostTableBytes, readTableFile } from './read-table-file.ts';
import { threadedWorkshop } from './threaded-workshop.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (file: Uint8Array, sheet: string | null = null) => {
  const read = readTableFile(file, sheet);
  return read._tag === 'Left' ? read.left : read.right.sheet.rows.map(({ row, cells }) => [row, ...cells]);
};

type Cells = readonly (readonly unknown[])[];
function workbook(
  sheets: Readonly<Record<string, Cells>>,
  type: 'xlsx' | 'ods',
  change: (made: unknown) => void = () => {},
) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][], { cellDates: true }), name);
  change(book);
  return new Uint8Array(write(book, { bookType: type, type: 'buffer', compression: true }) as Buffer);
}

/** An archive of these parts, as its directory may lie about. */
function zip(parts: Readonly<Record<string, string | Buffer>>, flags = 0): Uint8Array {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    files.push(local, packed);
    directory.push(entry);
    offset += local.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}

const book = '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
const rels = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const withSheet = (xml: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
  zip({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/worksheets/sheet1.xml': xml,
    ...more,
  });

describe('a text with separated cells', () => {
  it('is read in every encoding and with every separator, as files and as what was pasted', () => {
    const expected = [
      [1, 'Nombre', 'Año'],
      [2, 'Peña, S.L.', '2026'],
    ];
    const utf16 = Buffer.from('\uFEFFNombre\tAño\r\nPeña, S.L.\t2026', 'utf16le');
    const windows = Buffer.from('Nombre;Año\nPeña, S.L.;2026', 'latin1');
    expect(rowsOf(bytes('\uFEFFNombre;Año\r\n"Peña, S.L.";2026'))).toEqual(expected);
    expect(rowsOf(bytes('Nombre\tAño\nPeña, S.L.\t2026'))).toEqual(expected);
    expect(rowsOf(bytes('Nombre,Año\r"Peña, S.L.",2026'))).toEqual(expected);
    expect(rowsOf(bytes('Nombre|Año\nPeña, S.L.|2026'))).toEqual(expected);
    expect(rowsOf(utf16)).toEqual(expected);
    expect(rowsOf(utf16.swap16())).toEqual(expected);
    expect(rowsOf(windows)).toEqual(expected);
  });

  it('has rows with the numbers that a spreadsheet shows, blank ones too', () => {
    expect(rowsOf(bytes('a\n\n"b\nc"\nd'))).toEqual([
      [1, 'a'],
      [2, ''],
      [3, 'b\nc'],
      [4, 'd'],
    ]);
    expect(rowsOf(bytes(''))).toEqual([]);
  });

  it('that is something else, too long or too wide is refused', () => {
    expect(rowsOf(bytes('a;"b\nc'))).toBe('openQuote');
    expect(rowsOf(bytes('%PDF\u0000\u0001'))).toBe('notATable');
    expect(rowsOf(bytes('x\n'.repeat(100_001)))).toBe('tooManyRows');
    expect(rowsOf(bytes(';'.repeat(1_000_000)))).toBe('tooManyColumns');
    expect(rowsOf(new Uint8Array(mostTableBytes + 1))).toBe('tooLarge');
    expect(rowsOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toBe('oldWorkbook');
  });
});

describe('a workbook', () => {
  const rows = [
    ['Nombre', 'Día', 'Importe', 'Sí'],
    ['Peña & <b>', new Date(Date.UTC(2026, 1, 1)), 1200.5, true],
    [],
    ['Última', null, -3, false],
  ];
  const expected = [
    [1, 'Nombre', 'Día', 'Importe', 'Sí'],
    [2, 'Peña & <b>', '2026-02-01', 1200.5, true],
    [4, 'Última', null, -3, false],
  ];

  it.each(['xlsx', 'ods'] as const)('of %s gives texts, days, numbers and truth as they are', (type) => {
    expect(rowsOf(workbook({ Hoja1: rows }, type))).toEqual(expected);
  });

  it.each(['xlsx', 'ods'] as const)(
    'of %s has several sheets: the first with rows, or the one that is named',
    (type) => {
      const file = workbook({ Vacía: [], Uno: [['a']], Dos: [['b']] }, type);
      expect(rowsOf(file)).toEqual([[1, 'a']]);
      expect(rowsOf(file, 'Dos')).toEqual([[1, 'b']]);
      expect(rowsOf(file, 'Vacía')).toEqual([]);
      expect(rowsOf(file, 'Tres')).toBe('unknownSheet');
      expect(readTableFile(file, null)).toMatchObject({ right: { sheets: ['Vacía', 'Uno', 'Dos'] } });
    },
  );

  it('gives no hidden sheet, the result of a formula, and of merged cells the first', () => {
    const file = workbook(
      {
        Oculta: [['secreto']],
        Hoja: [
          ['a', 'b'],
          [1, 2],
        ],
      },
      'xlsx',
      (made) => {
        const { Workbook, Sheets } = made as {
          Workbook?: unknown;
          Sheets: Record<string, Record<string, unknown>>;
        };
        expect(Workbook).toBeUndefined();
        Object.assign(made as object, { Workbook: { Sheets: [{ Hidden: 2 }, { Hidden: 0 }] } });
        const sheet = Sheets['Hoja'] ?? {};
        sheet['C2'] = { t: 'n', f: 'SUM(A2:B2)', v: 3 };
        sheet['!ref'] = 'A1:C2';
        sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }];
      },
    );
    expect(readTableFile(file, null)).toMatchObject({ right: { sheets: ['Hoja'] } });
    expect(rowsOf(file)).toEqual([
      [1, 'a', 'b'],
      [2, 1, 2, 3],
    ]);
    expect(rowsOf(file, 'Oculta')).toBe('unknownSheet');
  });

  it('of other programs is read too: prefixes, texts in their cells, cells without places, days of old Macintoshes', () => {
    const file = zip({
      'xl/workbook.xml':
        '<x:workbook xmlns:x="x"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A" state="visible" q:id="r1"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r9" Target="http://x" TargetMode="External"/><Relationship Id="r1" Target="/xl/s.xml"/></Relationships>',
      'xl/s.xml': `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a &#241;&#x62; &amp; &nada;</x:t></x:is></x:c><x:c s="1"><x:v>0</x:v></x:c><x:c s="1"><x:v>0.5</x:v></x:c><x:c s="1"><x:v>366</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>7</x:v></x:c><x:c/></x:row><!-- > --></x:sheetData></x:worksheet>`,
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
      'xl/sharedStrings.xml':
        '<sst><si><r><t>dos</t></r><r><t> partes</t></r><rPh><t>leído</t></rPh></si></sst>',
    });
    expect(rowsOf(file)).toEqual([[1, 'a ñb & &nada;', 0, 0.5, '1905-01-01', '#REF!', 'dos partes']]);
  });
});

describe('a hostile file', () => {
  it('that unpacks into too much is refused, whatever its directory says', () => {
    expect(rowsOf(withSheet(Buffer.alloc(170 * 1024 * 1024, ' ')))).toBe('unpacksTooLarge');
  });

  it('with cells far away is refused without room for them', () => {
    expect(rowsOf(withSheet(sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>')))).toBe('tooManyColumns');
    expect(rowsOf(withSheet(sheetXml('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')))).toBe(
      'tooManyRows',
    );
    const ods = (cells: string) =>
      rowsOf(
        zip({
          mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
          'content.xml': `<t:table t:name="A">${cells}</t:table>`,
        }),
      );
    const cell = '<t:table-cell o:value-type="string"><p>a<s/>b</p><p>c</p></t:table-cell>';
    expect(ods(`<t:table-row>${cell}</t:table-row>`)).toEqual([[1, 'a b\nc']]);
    expect(ods(`<t:table-row t:number-rows-repeated="1048576">${cell}</t:table-row>`)).toBe('tooManyRows');
    const wide = cell.replace('<t:table-cell', '<t:table-cell t:number-columns-repeated="16384"');
    expect(ods(`<t:table-row>${wide}</t:table-row>`)).toBe('tooManyColumns');
    const blank =
      '<t:table-row t:number-rows-repeated="1000"><t:table-cell t:number-columns-repeated="99999"/></t:table-row>';
    expect(ods(`${blank}<t:table-row><t:covered-table-cell/>${cell}</t:table-row>`)).toEqual([
      [1001, null, 'a b\nc'],
    ]);
  });

  it('with a declaration of its own entities, cut parts or a password is refused', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>';
    expect(rowsOf(withSheet(bomb))).toBe('damaged');
    expect(rowsOf(withSheet('<worksheet><row r="1"'))).toBe('damaged');
    expect(rowsOf(zip({ 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': rels }))).toBe('damaged');
    expect(rowsOf(zip({ 'xl/workbook.xml': book }, 1))).toBe('damaged');
    expect(rowsOf(zip({ 'a.txt': 'x' }))).toBe('notATable');
    const whole = withSheet(sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>'));
    expect(rowsOf(whole)).toEqual([[1, 1]]);
    for (let end = 2; end < whole.length; end += 7) expect(typeof rowsOf(whole.slice(0, end))).toBe('string');
    const at = Buffer.from(whole).indexOf('PK\u0001\u0002');
    for (let place = at; place < whole.length; place += 3) {
      const changed = whole.slice();
      changed[place] = 0xff;
      expect(() => rowsOf(changed)).not.toThrow();
    }
  });
});

describe('an import in its own thread', () => {
  const asked = { ...plainAsked, options: { year: 2026, executedTo: null, process: 'barris' } };
  const brought = (layout: string, file: Uint8Array) => ({
    file,
    layout,
    sheet: null,
    collection: [],
    needsChanges: true,
    asked,
  });

  it('answers as it does in this one, and ends when it takes too long', async () => {
    const file = bytes('Nombre\nPenya');
    const { prepare } = threadedWorkshop();
    const [one, two] = await Promise.all([
      prepare(brought('associations', file)),
      prepare(brought('streets', file)),
    ]);
    expect(one).toEqual(prepareTable(brought('associations', file)));
    expect(two).toMatchObject({ right: { prepared: { match: { missing: ['type'] } } } });
    expect(one).toMatchObject({ right: { prepared: { changes: [{ before: null }] } } });
    const look = prepareTable({ ...brought('associations', file), needsChanges: false });
    expect(look).toMatchObject({ right: { prepared: { changes: [], counts: { added: 1 } } } });
    const hurried = threadedWorkshop({ time: 1, memory: 64 });
    expect(await hurried.prepare(brought('associations', file))).toMatchObject({ left: 'tooSlow' });
  });

  it.each(importLayouts)(
    'of $name makes documents that the pages of the portal accept',
    ({ name, collection, columns }) => {
      const samples: Readonly<Record<string, string>> = {
        programme: '1532',
        economic: '61900',
        application: '',
        initial: '1.200,50',
        changes: '0',
        current: '1.200,50',
        executed: '3',
        lat: '39,4',
        lng: '-0,3',
        state: name === 'associations' ? 'Activa' : 'Resuelto',
        types: 'Deportiva',
        email: 'a@b.es',
        amount: '12,00',
        base: '15',
        day: '1/2/2026',
        offers: '3',
        recovery: 'no',
        code: '809117',
        beneficiary: 'Colla',
      };
      const header = columns.map((column) => column.names[0] ?? '').join('\t');
      const values = columns
        .map((column) => samples[column.name] ?? `Valor de ${column.name}`.slice(0, 9))
        .join('\t');
      const result = prepareTable(brought(name, bytes(`${header}\n${values}`)));
      expect(result).toMatchObject({
        right: { prepared: { isReady: true, faults: [], match: { unknown: [] } } },
      });
      if (result._tag === 'Left') return;
      const kind = documentKind(collection);
      for (const { after } of result.right.prepared.changes) {
        for (const codec of kind?.codecs ?? []) expect(codec.decode(after)._tag).toBe('Right');
        for (const word of kind?.words ?? []) expect(word.name).toBeDefined();
      }
    },
  );
});
