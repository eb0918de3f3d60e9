import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '#adapters/wire/decode.ts';
import { drawOutcomeText } from '#domain/registrations/draw/draw-outcome.ts';
import { drawListText } from '#domain/registrations/draw/list-text.ts';
import { runDraw } from '#domain/registrations/draw/run-draw.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { publishedDrawWire, readPublishedDraw } from './published-draw.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../fixtures/golden/draw.json'), 'utf8');
const hash = (of: string) => createHash('sha256').update(of).digest('hex');

describe('the golden draw', () => {
  it('comes out with the same bytes as in the command line and in the browser', () => {
    const read = readPublishedDraw(text);
    if (isLeft(read)) throw new Error(read.left.where);
    const { list, act, listHash } = read.right.toVerify;
    if (act === null) throw new Error('no act');
    const outcome = drawOutcomeText(runDraw(list, act));
    expect(text).toContain(`"list":${drawListText(list)},"outcome":${outcome}}`);
    expect([hash(drawListText(list)), hash(outcome)]).toEqual([listHash, act.resultHash]);
  });

  it('is as its format says', () => {
    expect(isRight(decode(publishedDrawWire, JSON.parse(text)))).toBe(true);
  });
});

describe('a text that is read as a published draw', () => {
  const whereOf = (from: string, to: string) => {
    const other = text.replace(from, to);
    expect(other).not.toBe(text);
    const read = readPublishedDraw(other);
    return isLeft(read) ? read.left.where : null;
  };

  it('has the texts of list and outcome as they stand in it, which are read by themselves', () => {
    const textsOf = (of: string) => {
      const read = readPublishedDraw(of);
      return isLeft(read) ? read.left.where : read.right.toVerify.texts;
    };
    const texts = textsOf(text);
    if (typeof texts !== 'object') throw new Error('no texts');
    const { list, outcome } = texts;
    expect(text.endsWith(`,"list":${list ?? ''},"outcome":${outcome ?? ''}}`)).toBe(true);
    const before = text
      .replace(`,"outcome":${outcome ?? ''}`, ',"outcome":null')
      .replace(/"act":.*,"list"/u, '"act":null,"list"');
    expect(textsOf(before)).toEqual({ list, outcome: null });
    // A second list behind the outcome would be the one that is drawn: the text of the first is not taken for it.
    expect(textsOf(text.replace(/\}$/u, `,"list":{"x":1}}`))).toBe('list');
    expect(textsOf(JSON.stringify(JSON.parse(text), null, 1))).toBeUndefined();
    expect(textsOf(`${text} `)).toBeUndefined();
  });

  it('is refused with the place that cannot be read', () => {
    expect(readPublishedDraw('null')).toMatchObject({ left: { where: 'format' } });
    expect(readPublishedDraw('{')).toMatchObject({ left: { where: 'format' } });
    expect(whereOf('concejo-draw-1', 'other')).toBe('format');
    expect(whereOf('"families":"together"', '"families":"never"')).toBe('list');
    expect(
      whereOf(
        '"list":{"activity":"natacion","applications":[',
        '"list":{"activity":"natacion","applications":{},"x":[',
      ),
    ).toBe('list.applications');
    for (const [from, to] of [
      ['"points":0', '"points":"0"'],
      ['"segments":["', '"segments":[1,"'],
      ['"family":null', '"family":1'],
      ['"applications":[{', '"applications":[null,{'],
    ] as const)
      expect(whereOf(from, to)).toMatch(/^list\.applications\.\d+$/u);
    expect(whereOf('"drawn":', '"drawn":null,"x":')).toBe('outcome');
    for (const [from, to] of [
      ['"position":', '"position":null,"x":'],
      ['"reason":"placed"', '"reason":"luck"'],
      ['"waiting":[]', '"waiting":[{"group":"lunes"}]'],
      ['"waiting":[]', '"waiting":[null]'],
    ] as const)
      expect(whereOf(from, to)).toMatch(/^outcome\.applications\.\d+$/u);
  });
});
