import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonItems } from './json-items.ts';

/** Pieces of a length, in one array whose memory is used again, as the reader of files gives them. */
function* piecesOf(text: string | Uint8Array, length: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  const memory = new Uint8Array(length);
  for (let at = 0; at < bytes.length; at += length) {
    const piece = bytes.subarray(at, at + length);
    memory.set(piece);
    yield memory.subarray(0, piece.length);
  }
}

function read(text: string | Uint8Array, length = 3) {
  const items: unknown[] = [];
  const reader = jsonItems(piecesOf(text, length));
  let next = reader.next();
  for (; next.done !== true; next = reader.next()) items.push(next.value);
  return { items, around: next.value };
}

describe('the documents of a JSON list', () => {
  it('are those that a parser finds in the whole text, however its bytes are divided', () => {
    const blanks = fc.constantFrom(undefined, 1, '\t');
    const others = fc.dictionary(
      fc.string().filter((key) => key !== 'items' && key !== '__proto__'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(
        fc.tuple(fc.array(fc.jsonValue()), others, others, blanks),
        fc.integer({ min: 1, max: 50 }),
        ([items, before, after, blank], length) => {
          expect(read(JSON.stringify(items, null, blank), length)).toEqual({
            items: JSON.parse(JSON.stringify(items)),
            around: [],
          });
          const whole = JSON.stringify({ ...before, items, ...after }, null, blank);
          const found = read(whole, length);
          expect({ ...(found.around as object), items: found.items }).toEqual(JSON.parse(whole));
        },
      ),
    );
  });

  it('are found between letters of several bytes, escapes and brackets within texts', () => {
    const items = [{ a: 'ñ€😀"\\', b: '],}"items":[' }, ['\u2028', { c: [[], {}] }], '\\', -1.5e3, null];
    for (const length of [1, 2, 5, 1000])
      expect(read(`\uFEFF ${JSON.stringify(items)} `, length).items).toEqual(items);
  });

  it('are part of what is around them if they have another key or a deeper place', () => {
    for (const text of [
      '{"rows":[1]}',
      '{"a":{"items":[1]}}',
      '{"a":[{"items":[1]}]}',
      '{"a\\"items":[1]}',
      '7',
    ])
      expect(read(text)).toEqual({ items: [], around: JSON.parse(text) });
    expect(read('{"a":"\\"items\\":[1","items":[2]}').items).toEqual([2]);
    expect(read('{"items":[1],"items":[2]}')).toEqual({ items: [1], around: { items: [2] } });
  });

  it.each([
    '',
    '[',
    '[1',
    '[1}',
    '[,1]',
    '[1,]',
    '[1,,2]',
    '[1 2]',
    '[1][2]',
    '[1],',
    'x[1]',
    '[{]}',
    '{"items":[1]',
    '{"items":[1],}',
    '{"items":["\n"]}',
    '[\uFEFF1]',
    '["\\x"]',
    ']',
  ])('are refused where the whole is not JSON: %j', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(() => read(text)).toThrow();
    expect(() => read(text, 1)).toThrow();
  });

  it('are refused if a letter is not UTF-8', () => {
    expect(() => read(Buffer.from('["España"]', 'latin1'))).toThrow();
    expect(() => read(Buffer.from('{"items":[1],"a":"ñ"}', 'latin1'))).toThrow();
  });

  it('come before the rest of the file is asked for', () => {
    const items = jsonItems(
      (function* () {
        yield Buffer.from('[1,2');
        throw new Error('asked for more');
      })(),
    );
    expect(items.next()).toEqual({ value: 1, done: false });
    expect(() => items.next()).toThrow('asked for more');
  });
});
