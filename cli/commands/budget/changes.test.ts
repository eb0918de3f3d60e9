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
  readFileSync(new URL('../../../docs/schemas/budget-changes-1.json', import.meta.url), 'utf8'),
);

async function run(...args: readonly string[]) {
  const recorded = recordingIo({});
  const exit = await main(['budget', 'changes', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('concejo budget changes', () => {
  it('shows what would have changed the outcome for each proposal, and the margin', async () => {
    const { exit, out } = await run(square, '--rule', 'by-votes');
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "rule: by-votes, what does not fit is skipped
      how to read it: further ballots that name only that proposal, and the largest cost with which it is funded.
      Two equal figures are exact; others are proven bounds.

      What would have changed it
      Identifier  Proposal                 Amount  Votes  Result        Ballots ≥  Ballots ≤     Cost ≥     Cost ≤
      banc        Bancos a la sombra     3.000,00      7  funded                              10.000,00  10.000,00
      font        Fuente de agua         4.000,00      6  funded                               7.000,00   7.000,00
      arbre       Doce árboles           2.500,00      5  funded                               3.000,00   3.000,00
      joc         Juegos para todas la…  3.500,00      5  does not fit  1          1           2.500,00   2.500,00
      pista       Pista de patinaje      9.000,00      2  does not fit  6          6             500,00     500,00

      Margin
      Change                              At least   At most  Identifier
      more ballots for one proposal only         1         1  joc
      lower cost of one proposal          1.000,00  1.000,00  joc
      "
    `);
  });

  it('gives programs a document of its schema, by any rule', async () => {
    const unfit = await schemaValidator({ components: {} } as OpenApiDocument);
    for (const rule of ['by-votes', 'threshold', 'equal-shares', 'phragmen', 'max-votes']) {
      const { exit, out } = await run(square, '--rule', rule, '--format', 'json');
      expect(exit).toBe(0);
      const document = JSON.parse(out);
      expect(unfit(schema, document)).toBeNull();
      expect(document.changes).toHaveLength(5);
      expect(document.origin).toMatchObject({ rule, budget: '10000.00' });
    }
  });

  it('says how much is done', async () => {
    const done: number[] = [];
    const recorded = recordingIo({ doing: (_stage, percent) => done.push(Number(percent ?? -1)) });
    expect(await main(['budget', 'changes', square, '--rule', 'phragmen', '--quiet'], recorded.io)).toBe(0);
    expect(done).toEqual(expect.arrayContaining([0, 20, 40, 60, 80]));
  });

  it('asks about some proposals only, and then has no margin', async () => {
    const { out } = await run(square, '--rule', 'by-votes', '--proposals', 'joc, pista', '--format', 'json');
    const { changes, margin } = JSON.parse(out);
    expect(changes.map(({ id }: { id: string }) => id)).toEqual(['joc', 'pista']);
    expect(margin).toEqual([]);
    const strange = await run(square, '--rule', 'by-votes', '--proposals', 'tram');
    expect(strange).toMatchObject({ exit: 2, err: expect.stringContaining('there is no proposal “tram”') });
  });

  it('says how many figures end with bounds because the work ended', async () => {
    const little = await run(square, '--rule', 'equal-shares', '--work', '4');
    expect(little.out).toContain('figures stay at bounds because the work ended');
    const one = await run(square, '--rule', 'equal-shares', '--proposals', 'pista', '--work', '19');
    expect(one.out).not.toContain('because the work ended');
    expect(await run(square, '--rule', 'equal-shares', '--work', 'much')).toMatchObject({ exit: 2 });
  });

  it('warns of ties that decided, unless it is told to be quiet', async () => {
    const tied = ['-', '--rule', 'by-votes', '--budget', '6'];
    const recorded = (more: readonly string[]) => {
      const io = recordingIo({
        readStdin: async () => Buffer.from('id;title;amount;votes\na;A;6;3\nb;B;6;3\n'),
      });
      return main(['budget', 'changes', ...tied, ...more, '--locale', 'en'], io.io).then(() => io.err());
    };
    expect(await recorded([])).toContain('tie');
    expect(await recorded(['--quiet'])).toBe('');
  });

  it('refuses what cannot be computed', async () => {
    const counts = `${elections}vilanova.csv`;
    expect((await run(counts, '--rule', 'by-votes')).exit).toBe(2);
    expect((await run(counts, '--rule', 'by-votes', '--budget', '0')).exit).toBe(2);
    expect((await run(counts, '--rule', 'phragmen', '--budget', '200.000')).exit).toBe(3);
    expect((await run('/nowhere.pb', '--rule', 'by-votes')).exit).toBe(3);
  });
});
