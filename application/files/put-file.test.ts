import { describe, expect, it } from 'vitest';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type { ScanOutcome } from '#application/ports/server/files/file-scanner.ts';
import type { RedrawnPicture, DrawRefusal } from '#application/ports/server/files/picture-redrawer.ts';
import { mostTownFileBytes, type TownFile } from '#domain/files/town-file.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isRight, left, right } from '#domain/shared/result.ts';
import { bytes, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { knowLoadedFiles, putFile, type PutPorts, replaceFile } from './put-file.ts';

const realm = realmId('nova');
const version = (
  text: string,
  width: number,
  type: RedrawnPicture['type'] = 'image/jpeg',
): RedrawnPicture => ({
  content: bytes(text),
  type,
  width,
  height: width / 2,
});
const three = [version('large', 1920), version('middle', 960), version('small', 480)];
const odt = bytes('PK\u0003\u0004zipped-by-libreoffice..mimetypeapplication/vnd.oasis.opendocument.text');

/** A register in memory, with what it was given. */
function memory(
  given: Partial<PutPorts> = {},
  drawn: Either<DrawRefusal, readonly RedrawnPicture[]> = right(three),
) {
  const files = new Map<string, TownFile>();
  const dropped: string[] = [];
  const told: string[] = [];
  const ports: PutPorts = {
    fileRegister: {
      add: async (_, file) => !files.has(file.name) && Boolean(files.set(file.name, file)),
      change: async (_, name, edit) => {
        const before = files.get(name);
        const after = before === undefined ? null : edit(before);
        if (after !== null) files.set(name, after);
        return after;
      },
    },
    loadedFiles: {
      small: async (_, name) =>
        name === 'escudo.svg' ? { content: bytes('<svg/>') } : name === 'huge.pdf' ? { content: null } : null,
      drop: async (_, name) => void dropped.push(name),
    },
    fileContents: {
      put: async (content) => `hash of ${String.fromCharCode(...content)}`,
      get: async () => null,
    },
    redrawer: {
      redraw: async () => drawn,
    },
    fileInspector,
    fileScanner: { scan: async () => ({ kind: 'clean' }) },
    acceptsUnscanned: false,
    tellScan: ({ kind }) => void told.push(kind),
    freeSpace: { isLow: async () => false },
    clock: { now: () => 7000 },
    ...given,
  };
  return { files, dropped, told, ports };
}

const brought = (name: string, content: Uint8Array = sampleFiles.txt) => ({
  realm,
  name,
  content,
  by: 'Neus',
});
const put = async (name: string, content?: Uint8Array, given: Partial<PutPorts> = {}) => {
  const taken = await putFile(memory(given).ports)(brought(name, content));
  return isRight(taken) ? [taken.right.name, taken.right.kind] : taken.left.kind;
};

describe('a file that staff upload', () => {
  it('is stored as it came, under a name that an address can have, and is not public', async () => {
    expect(await putFile(memory().ports)(brought('Bases (definitivas).TXT'))).toEqual(
      right({
        name: 'Bases-definitivas.txt',
        kind: 'txt',
        content: {
          hash: `hash of ${String.fromCharCode(...sampleFiles.txt)}`,
          type: 'text/plain; charset=utf-8',
          bytes: sampleFiles.txt.length,
          width: null,
          height: null,
          sizes: [],
        },
        words: {},
        focus: null,
        by: 'Neus',
        at: 7000,
        isPublished: false,
        replaced: [],
      }),
    );
  });

  it('gets a number if the town has a file of its name', async () => {
    const { ports, files } = memory();
    for (const _ of [1, 2, 3]) await putFile(ports)(brought('acta.txt'));
    expect([...files.keys()]).toEqual(['acta.txt', 'acta-2.txt', 'acta-3.txt']);
    for (let n = 4; n <= 500; n += 1) files.set(`acta-${n}.txt`, files.get('acta.txt') as TownFile);
    expect(await putFile(ports)(brought('acta.txt'))).toEqual(left({ kind: 'tooManyOfTheName' }));
  });

  it('is of the kind that its name and its content say, or is refused', async () => {
    expect(await put('a.pdf', sampleFiles.pdf)).toEqual(['a.pdf', 'pdf']);
    expect(await put('a.csv')).toEqual(['a.csv', 'csv']);
    expect(await put('a.odt', odt)).toEqual(['a.odt', 'odt']);
    expect(await put('a.ods', odt)).toBe('namesDiffer');
    expect(await put('a.odt', sampleFiles.docx)).toBe('namesDiffer');
    expect(await put('a.odt', bytes('mimetypeapplication/vnd.oasis.opendocument.text'))).toBe('namesDiffer');
    expect(await put('a.pdf', sampleFiles.txt)).toBe('namesDiffer');
    expect(await put('a.csv', sampleFiles.pdf)).toBe('namesDiffer');
    for (const name of ['a.svg', 'a.html', 'a.zip', 'a.exe', 'a'])
      expect(await put(name)).toBe('unknownKind');
    expect(await put('a.svg.pdf', sampleFiles.pdf)).toBe('strangeName');
  });

  it('is refused if it is empty or too large, or if there is no room', async () => {
    expect(await put('a.txt', new Uint8Array())).toBe('emptyFile');
    expect(await put('a.txt', new Uint8Array(mostTownFileBytes + 1))).toBe('tooLarge');
    expect(await put('a.txt', sampleFiles.txt, { freeSpace: { isLow: async () => true } })).toBe('filesFull');
  });

  it('is looked at by the scanner before anything else reads it', async () => {
    const scanned = (outcome: ScanOutcome, acceptsUnscanned = false) => ({
      fileScanner: { scan: async () => outcome },
      acceptsUnscanned,
    });
    const away: ScanOutcome = { kind: 'unscanned', why: 'away' };
    expect(await put('a.exe', undefined, scanned({ kind: 'infected', signature: 'X' }))).toBe('infected');
    expect(await put('a.txt', undefined, scanned(away))).toBe('unscanned');
    const { ports, told } = memory(scanned(away, true));
    expect(isRight(await putFile(ports)(brought('a.txt')))).toBe(true);
    expect(told).toEqual(['unscanned']);
  });
});

describe('a picture that staff upload', () => {
  it('is stored as it was drawn anew, in its sizes, the narrowest first', async () => {
    const { ports, files } = memory();
    await putFile(ports)(brought('Plaça.jpeg'));
    const file = files.get('Placa.jpg');
    expect(file?.content).toMatchObject({ hash: 'hash of large', type: 'image/jpeg', bytes: 5, width: 1920 });
    expect(file?.content?.sizes.map(({ hash, width }) => [hash, width])).toEqual([
      ['hash of small', 480],
      ['hash of middle', 960],
    ]);
  });

  it('has the kind that was drawn, whatever its name said', async () => {
    const { ports } = memory({}, right([version('x', 9, 'image/webp')]));
    expect(await putFile(ports)(brought('foto.avif'))).toMatchObject({
      right: { name: 'foto.webp', kind: 'webp' },
    });
  });

  it('is refused if it cannot be drawn', async () => {
    const { ports, files } = memory({}, left({ kind: 'heic' }));
    expect(await putFile(ports)(brought('IMG_1.HEIC'))).toEqual(left({ kind: 'heic' }));
    expect(files.size).toBe(0);
    await expect(putFile(memory({}, right([])).ports)(brought('a.png'))).rejects.toThrow('without a version');
  });
});

describe('a content that takes the place of another', () => {
  const aFile = (more: Partial<TownFile>): TownFile => ({
    name: 'acta.txt',
    kind: 'txt',
    content: null,
    words: {},
    focus: null,
    by: 'Pep',
    at: 1000,
    isPublished: true,
    replaced: [],
    ...more,
  });

  it('keeps the address, the words and what was there before', async () => {
    const { ports, files } = memory();
    await putFile(ports)(brought('acta.txt', bytes('one')));
    const file = files.get('acta.txt') as TownFile;
    const after = await replaceFile(ports)(file, brought('otra.txt', bytes('two')));
    expect(after).toMatchObject({ right: { name: 'acta.txt', content: { hash: 'hash of two' } } });
    expect(isRight(after) && after.right.replaced.map(({ content }) => content.hash)).toEqual([
      'hash of one',
    ]);
  });

  it('is a picture for a picture, or a document of the same kind', async () => {
    const { ports } = memory();
    const kindOf = async (file: TownFile, name: string, content?: Uint8Array) => {
      const after = await replaceFile(ports)(file, brought(name, content));
      return isRight(after) ? after.right.name : after.left.kind;
    };
    expect(await kindOf(aFile({}), 'a.pdf', sampleFiles.pdf)).toBe('otherKind');
    expect(await kindOf(aFile({}), 'a.jpg')).toBe('otherKind');
    expect(await kindOf(aFile({ name: 'a.png', kind: 'png' }), 'a.txt')).toBe('otherKind');
    expect(await kindOf(aFile({}), 'a.exe')).toBe('unknownKind');
    expect(await kindOf(aFile({}), 'a.txt')).toBe('unknownFile');
    const full = memory({ freeSpace: { isLow: async () => true } }).ports;
    expect(await replaceFile(full)(aFile({}), brought('a.txt'))).toEqual(left({ kind: 'filesFull' }));
  });

  it('takes what came with the folder out of it, and remembers it', async () => {
    const { ports, files, dropped } = memory();
    for (const name of ['escudo.svg', 'gone.svg', 'huge.pdf'])
      files.set(name, aFile({ name, kind: name.slice(-3) }));
    const replaced = async (name: string, by: string, content?: Uint8Array) => {
      const after = await replaceFile(ports)(files.get(name) as TownFile, brought(by, content));
      return isRight(after) ? after.right.replaced.map((one) => [one.content.type, one.by, one.at]) : after;
    };
    expect(await replaced('escudo.svg', 'escudo.png')).toEqual([['image/svg+xml', 'Pep', 1000]]);
    expect(await replaced('gone.svg', 'escudo.png')).toEqual([]);
    expect(await replaced('huge.pdf', 'a.pdf', sampleFiles.pdf)).toEqual([]);
    expect(dropped).toEqual(['escudo.svg']);
  });
});

describe('the files that came with a town’s folder', () => {
  it('are brought into the register once, and again when the folder has others', async () => {
    let names = ['b.svg', 'a.svg'];
    const taken: unknown[] = [];
    const know = knowLoadedFiles({
      fileRegister: { takeLoaded: async (_, loaded, at) => void taken.push([loaded, at]) },
      loadedFiles: { names: async () => names },
      clock: { now: () => 5 },
    });
    await know(realm);
    names = ['a.svg', 'b.svg'];
    await know(realm);
    names = ['a.svg'];
    await know(realm);
    expect(taken).toEqual([
      [['a.svg', 'b.svg'], 5],
      [['a.svg'], 5],
    ]);
  });
});
