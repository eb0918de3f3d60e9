import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { width } from '#adapters/driven/terminal/printable.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const square = fileURLToPath(new URL('../../../fixtures/elections/square.pb', import.meta.url));

async function run(args: readonly string[], input = '') {
  const recorded = recordingIo({ readStdin: async () => Buffer.from(input) });
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

const counts = 'id;title;amount;votes\na;<Parc> & "joc";60;3\nb;Font;30;0\nc;Banc;50;2\n';
const page = (rule: readonly string[], locale = 'es') =>
  run([...rule, '--format', 'html', '--locale', locale, '--quiet'], counts);

describe('the page of a result', () => {
  it('is self-contained: no script, no request, and titles are only text', async () => {
    const { out, exit } = await page(['-', '--rule', 'by-votes', '--budget', '100']);
    expect(exit).toBe(0);
    expect(out).toContain('&lt;Parc&gt; &amp; &quot;joc&quot;');
    expect(out).not.toMatch(/<script|<link|<img|https?:/u);
    expect(out).toContain('<html lang="es">');
  });

  it.each([
    ['by-votes', 'va', 'ca-ES-valencia', 'Es financen 2 de les 3 propostes'],
    ['by-votes', 'ca', 'ca', 'En queden 10,00'],
    ['max-votes', 'eu', 'eu', '3 proposamenetatik 1 finantzatzen da'],
    ['by-votes', 'en', 'en', '2 of the 3 proposals are funded'],
  ])('by %s in %s names its language %s and says «%s»', async (rule, locale, tag, told) => {
    const { out } = await page(['-', '--rule', rule, '--budget', '100'], locale);
    expect(out).toContain(`<html lang="${tag}">`);
    expect(out.toLowerCase()).toContain(told.toLowerCase());
  });

  it.each([
    ['equal-shares', 'Cada papeleta recibe la misma parte'],
    ['phragmen', 'al mismo ritmo'],
    ['max-votes', 'el que suma más'],
  ])('explains to residents how %s works', async (rule, told) => {
    const { out } = await run([square, '--rule', rule, '--format', 'html', '--quiet']);
    expect(out).toContain(told);
    expect(out).toContain('Ningún empate cambió el resultado.');
  });

  it('names the ties that decided, by the titles of the proposals', async () => {
    const tied = counts.replace('a;<Parc> & "joc";60;3', 'a;Parc;60;2');
    const args = ['-', '--rule', 'by-votes', '--order', 'votes', '--budget', '100', '--format', 'html'];
    const { out } = await run(args, tied);
    expect(out).toContain('Empate a 2 votos: «Banc» y «Parc»; decide el importe menor.');
  });

  it('can be chosen by the name of the file', async () => {
    const { err, exit } = await run([square, '--rule', 'by-votes', '--out', '/nowhere/result.html', '--bom']);
    expect([exit, err]).toEqual([2, expect.stringContaining('--bom')]);
  });
});

describe('--explain', () => {
  it.each([80, 120])('keeps within %i columns', async (columns) => {
    const recorded = recordingIo({ outIsTerminal: true, outColumns: columns });
    await main(
      ['budget', 'compute', square, '--rule', 'equal-shares', '--explain', '--quiet', '--no-color'],
      recorded.io,
    );
    for (const line of recorded.out().split('\n')) {
      expect(width(line)).toBeLessThanOrEqual(columns);
    }
    expect(recorded.out()).toContain('Apoyo efectivo');
  });

  it('is two more columns in files of separated text', async () => {
    const { exit, out } = await run([square, '--rule', 'by-votes', '--explain', '--format', 'tsv']);
    expect(exit).toBe(0);
    expect(out.split('\n')[0]).toContain('votesShort\texplanation');
  });
});

describe('money for a proposal without votes', () => {
  it('gives a warning that says how to exclude it', async () => {
    const args = ['-', '--rule', 'by-votes', '--budget', '100', '--format', 'json'];
    const one = await run(args, counts);
    expect(one.err).toContain(
      'se financia una propuesta que nadie ha votado: b; con --min-votes 1 queda fuera',
    );
    const blank = await run(args, counts.replaceAll(/;[32]\n/gu, ';0\n'));
    expect(blank.err).toContain('se financian propuestas que nadie ha votado: b y c;');
    expect((await run([...args, '--min-votes', '1'], counts)).err).not.toContain('nadie');
  });
});
