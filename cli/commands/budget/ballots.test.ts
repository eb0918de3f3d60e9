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
  readFileSync(new URL('../../../docs/schemas/budget-ballots-1.json', import.meta.url), 'utf8'),
);

async function run(...args: readonly string[]) {
  const recorded = recordingIo({});
  const exit = await main(['budget', 'ballots', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('concejo budget ballots', () => {
  it('shows what each ballot got, paid and kept', async () => {
    const { exit, out } = await run(square, '--rule', 'equal-shares', '--completion', 'none');
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "rule: equal-shares, gain is the amount, not completed

      Ballot by ballot
      Ballot  Proposals named  Funded proposals  Amount of those funded  Paid        Kept
           1                2                 1                3.000,00  428.571429  571.428571
           2                3                 1                3.000,00  428.571429  571.428571
           3                2                 2                5.500,00  928.571429  71.428571
           4                2                 1                3.000,00  428.571429  571.428571
           5                2                 1                2.500,00  500.000000  500.000000
           6                3                 1                3.000,00  428.571429  571.428571
           7                3                 2                5.500,00  928.571429  71.428571
           8                2                 1                2.500,00  500.000000  500.000000
           9                3                 1                3.000,00  428.571429  571.428571
          10                3                 1                2.500,00  500.000000  500.000000

      How many funded each ballot has
      Funded proposals  Ballots  % of ballots
                     0        0           0,0
                     1        8          80,0
                     2        2          20,0

      Votes and money by category and neighbourhood
      By             Category or neighbourhood  % of votes  % of the money
      Category       mobiliario                       28,0            54,5
      Category       agua                             24,0             0,0
      Category       juego                            20,0             0,0
      Category       verde                            20,0            45,5
      Category       deporte                           8,0             0,0
      Neighbourhood  Centre                           52,0            54,5
      Neighbourhood  Raval                            40,0            45,5
      Neighbourhood  Molí de Baix                      8,0             0,0

      Money elsewhere than the votes
      By             % of the money
      Category                 52,0
      Neighbourhood             8,0
      "
    `);
  });

  it('gives programs a document of its schema, by any rule', async () => {
    const unfit = await schemaValidator({ components: {} } as OpenApiDocument);
    for (const rule of ['by-votes', 'equal-shares', 'phragmen', 'max-votes']) {
      const { exit, out } = await run(square, '--rule', rule, '--format', 'json');
      expect(exit).toBe(0);
      const document = JSON.parse(out);
      expect(unfit(schema, document)).toBeNull();
      expect(document.accounts).toHaveLength(10);
      expect(document.shares.length).toBeGreaterThan(0);
      expect(document.proportionality).toHaveLength(2);
    }
  });

  it('writes nothing of a voter', async () => {
    const { out } = await run(`${elections}quirks.pb`, '--rule', 'by-votes', '--format', 'csv', '--quiet');
    const [head = ''] = out.split(/\r?\n/u);
    const columns = 'ballot;named;fundedProjects;received;paid;kept;rule;parameters;input;sha256;program';
    expect(head.replace(/^\uFEFF/u, '')).toBe(columns);
  });

  it('refuses counts, a missing budget and one of nothing', async () => {
    const counts = `${elections}vilanova.csv`;
    expect((await run(counts, '--rule', 'by-votes')).exit).toBe(2);
    expect((await run(counts, '--rule', 'by-votes', '--budget', '0')).exit).toBe(2);
    expect((await run(counts, '--rule', 'by-votes', '--budget', '200.000')).exit).toBe(3);
    expect((await run('/nowhere.pb', '--rule', 'by-votes')).exit).toBe(3);
  });
});
