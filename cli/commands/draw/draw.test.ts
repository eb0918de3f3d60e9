import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const golden = join(import.meta.dirname, '../../../fixtures/golden/draw.json');
const text = readFileSync(golden, 'utf8');

async function run(...args: readonly string[]) {
  const recorded = recordingIo({});
  const code = await main(['draw', ...args, '--locale', 'es'], recorded.io);
  return { code, out: recorded.out(), err: recorded.err() };
}

/** The golden draw with something changed. */
function changed(from: string, to: string): string {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  const file = join(scratchFolder(), 'draw.json');
  writeFileSync(file, other);
  return file;
}

describe('concejo draw verify', () => {
  it('says that a published draw comes out the same, with its hashes and who signed', async () => {
    const { code, out, err } = await run('verify', golden);
    expect(err).toContain('El sorteo sale igual: 60 puestos.');
    expect(out).toContain('huella de la lista');
    expect(out).toContain('Valor público: 4 1 6 2 3 (Cinco dados)');
    expect(code).toBe(0);
  });

  it('gives its findings as JSON', async () => {
    const { code, out } = await run('verify', golden, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({ agrees: true, same: 60, faults: [] });
    expect(code).toBe(0);
  });

  it('says in words what does not hold, and ends with 1', async () => {
    for (const [from, to, words] of [
      ['"value":"4 1 6 2 3"', '"value":"4 1 6 2 4"', 'lo que se firmó no es esta lista con este valor'],
      ['"seed":"5e', '"seed":"6e', 'el número secreto no es el que se selló'],
      ['"points":0', '"points":1', 'la lista no tiene la huella publicada'],
      ['"position":1,', '"position":2,', 'tiene otro puesto'],
      ['"signature":"', '"signature":"A', 'no es de este sorteo'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each file by itself
      const { code, err } = await run('verify', changed(from, to));
      expect(err).toContain(words);
      expect(code).toBe(1);
    }
  });

  it('compares with the hashes that somebody noted at the close', async () => {
    const { listHash, seedHash } = JSON.parse(text) as Record<string, string>;
    const noted = ['--list', ` ${listHash?.toUpperCase()} `, '--seed', seedHash ?? ''];
    expect((await run('verify', golden, ...noted)).code).toBe(0);
    const { code, err } = await run('verify', golden, '--list', 'aa', '--seed', 'bb');
    expect(err).toContain('la lista no es la que se selló: apuntaste aa');
    expect(err).toContain('el número secreto no es el que se selló: apuntaste bb');
    expect(code).toBe(1);
  });

  it('verifies the seal of a draw that was not made yet', async () => {
    const { act: _act, outcome: _outcome, ...sealed } = JSON.parse(text) as Record<string, unknown>;
    const file = join(scratchFolder(), 'draw.json');
    writeFileSync(file, JSON.stringify({ ...sealed, act: null, outcome: null }));
    const { code, err } = await run('verify', file);
    expect(err).toContain('La lista está sellada, con 60 solicitudes.');
    expect(code).toBe(0);
    expect((await run('order', file)).code).toBe(3);
  });

  it('refuses what is no published draw, and a format that it does not have', async () => {
    const file = join(scratchFolder(), 'other.json');
    writeFileSync(file, Buffer.from([0xff, 0xfe]));
    expect(await run('verify', file)).toMatchObject({ code: 3 });
    writeFileSync(file, '{"format":"concejo-draw-1"}');
    expect((await run('verify', file)).err).toContain('no es un sorteo publicado (title)');
    expect((await run('verify', golden, '--format', 'pdf')).code).toBe(2);
    expect((await run('order', golden, '--format', 'stone')).code).toBe(2);
    expect((await run('verify', '-')).code).toBe(3);
    expect((await run('order', '-')).code).toBe(3);
  });
});

describe('concejo draw order', () => {
  it('writes the order with the number that each application drew', async () => {
    const { code, out } = await run('order', golden, '--format', 'csv');
    expect(code).toBe(0);
    const [head, first, ...others] = out
      .trim()
      .split(/\r?\n/u)
      .map((line) => line.split(';'));
    expect(head?.slice(0, 5)).toEqual(['position', 'application', 'family', 'points', 'number']);
    expect(others).toHaveLength(59);
    const { act } = JSON.parse(text) as { act: { seed: string; value: string } };
    const unit = first?.[2] === '' ? first[1] : first?.[2];
    expect(first?.[4]).toBe(
      createHmac('sha256', act.seed + act.value)
        .update(unit ?? '')
        .digest('hex'),
    );
  });

  it('shows it as a table, and refuses a list that cannot be drawn', async () => {
    expect((await run('order', golden)).out).toContain('tiene plaza');
    const { code, err } = await run('order', changed('"points":0', '"points":0.5'));
    expect(err).toContain('la lista no se puede sortear');
    expect(code).toBe(3);
  });
});
