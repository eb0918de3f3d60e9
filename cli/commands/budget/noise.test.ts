import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#adapters/driving/council-api/openapi/document.ts';
import { schemaValidator } from '#fixtures/builders/schema-validator.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const square = `${elections}square.pb`;
const schema = JSON.parse(
  readFileSync(new URL('../../../docs/schemas/budget-noise-1.json', import.meta.url), 'utf8'),
);

async function run(...args: readonly string[]) {
  const doing: number[] = [];
  const recorded = recordingIo({ doing: (_stage, percent) => doing.push(Number(percent ?? -1)) });
  const exit = await main(['budget', 'noise', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), doing };
}

describe('concejo budget noise', () => {
  it('says in how many runs each proposal is funded, and with which seed', async () => {
    const { exit, out, doing } = await run(square, '--rule', 'by-votes', '--runs', '40', '--flip', '5%');
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "rule: by-votes, what does not fit is skipped
      how to read it: in each of 40 runs, each proposal that a ballot names is replaced by another one with a
      probability of 5%. The seed 1 always gives the same figures.

      With votes changed by chance
      Identifier  Proposal                        Amount  Votes  Result        Times funded  % funded
      banc        Bancos a la sombra            3.000,00      7  funded                  40     100,0
      font        Fuente de agua                4.000,00      6  funded                  27      67,5
      arbre       Doce árboles                  2.500,00      5  funded                  40     100,0
      joc         Juegos para todas las edades  3.500,00      5  does not fit            13      32,5
      pista       Pista de patinaje             9.000,00      2  does not fit             0       0,0

      Runs by outcome
      Outcome                   Runs
      the same is funded          27
      something else is funded    13
      No outcome                   0
      "
    `);
    expect(doing).toEqual(expect.arrayContaining([0, 2.5, 97.5, 100]));
  });

  it('gives the same bytes for the same seed, by any rule, as a document of its schema', async () => {
    const unfit = await schemaValidator({ components: {} } as OpenApiDocument);
    for (const rule of ['by-votes', 'threshold', 'equal-shares', 'phragmen', 'max-votes']) {
      const asked = [
        square,
        '--rule',
        rule,
        '--runs',
        '5',
        '--flip',
        '10%',
        '--format',
        'json',
        '--seed',
        '7',
      ];
      const { exit, out } = await run(...asked);
      expect(exit).toBe(0);
      expect((await run(...asked)).out).toBe(out);
      const document = JSON.parse(out);
      expect(unfit(schema, document)).toBeNull();
      expect(document.origin).toMatchObject({ rule, seed: '7', runs: '5', flip: '10%' });
      expect(document.noiseRuns.reduce((sum: number, one: { runs: number }) => sum + one.runs, 0)).toBe(5);
    }
  });

  it('refuses wrong usage and what has no ballots', async () => {
    const asked = (...flags: readonly string[]) => run(square, '--rule', 'by-votes', ...flags);
    for (const flags of [
      ['--runs', '0'],
      ['--runs', '10001'],
      ['--runs', 'many'],
      ['--seed', '4294967296'],
      ['--seed', 'x'],
      ['--flip', '5'],
    ])
      expect((await asked(...flags)).exit).toBe(2);
    const counts = `${elections}vilanova.csv`;
    expect((await run(counts, '--rule', 'by-votes')).exit).toBe(2);
    expect((await run(counts, '--rule', 'by-votes', '--budget', '0')).exit).toBe(2);
    expect((await run(counts, '--rule', 'by-votes', '--budget', '200000.00')).exit).toBe(3);
    expect((await run('/nowhere.pb', '--rule', 'by-votes')).exit).toBe(3);
  });
});
