import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-files-'));
const vilanova = `${elections}vilanova.csv`;
const squarePb = `${elections}square.pb`;
const byVotes = ['--rule', 'by-votes', '--budget', '200.000'];

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

describe('what concejo budget compute writes', () => {
  it.each(['xlsx', 'xls', 'ods', 'pdf'])(
    'does not put what a terminal cannot show on one: %s',
    async (format) => {
      const asked = [vilanova, ...byVotes, '--format', format];
      const { exit, out, err } = await run(asked, { outIsTerminal: true });
      expect([exit, out]).toEqual([2, '']);
      expect(err).toContain('no se puede mostrar en la terminal; usa --out');
      expect((await run([...asked, '--bom'])).exit).toBe(2);
    },
  );

  it.each(['xlsx', 'xls', 'ods', 'pdf', 'pb'])('writes a file as its name says: .%s', async (format) => {
    const out = join(scratch, `reparto.${format.toUpperCase()}`);
    const asked = [squarePb, '--rule', 'by-votes'];
    expect(await run([...asked, '--out', out])).toMatchObject({ exit: 0, out: '' });
    const { bytes } = await run([...asked, '--format', format]);
    expect(readFileSync(out).equals(Buffer.from(bytes))).toBe(true);
  });

  it('writes an election for other programs only where it has every ballot', async () => {
    const { out } = await run([squarePb, '--rule', 'by-votes', '--on-misfit', 'stop', '--format', 'pb']);
    expect(out).toContain('\nrule;greedy-no-skip\n');
    const again = await run(['-', '--rule', 'by-votes', '--format', 'json'], {
      readStdin: async () => Buffer.from(out),
    });
    expect([again.exit, again.err]).toEqual([0, '']);
    const counts = await run([vilanova, ...byVotes, '--format', 'pb']);
    expect([counts.exit, counts.out]).toEqual([2, '']);
    expect(counts.err).toContain('un fichero .pb lleva las papeletas una a una');
    const commas = '\nPROJECTS\nproject_id;cost\na,b;1\nc;1\nVOTES\nvoter_id;vote\n1;c\n';
    const unclear = await run(['-', '--rule', 'by-votes', '--format', 'pb'], {
      readStdin: async () => Buffer.from(`META\nkey;value\nbudget;9${commas}`),
    });
    expect(unclear).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('«a,b»') });
  });

  it.each([
    ['equalshares', ['--rule', 'equal-shares', '--completion', 'none']],
    ['equalshares/add1', ['--rule', 'equal-shares']],
    ['phragmen', ['--rule', 'phragmen']],
    ['greedy-threshold', ['--rule', 'threshold']],
    ['threshold', ['--rule', 'threshold', '--on-misfit', 'stop']],
    ['by-votes', ['--rule', 'by-votes', '--order', 'votes-per-amount']],
    ['greedy', ['--rule', 'by-votes']],
  ])('names the rule %s as other programs do, where they know it', async (name, rule) => {
    const { out } = await run([squarePb, ...rule, '--format', 'pb']);
    expect(out).toContain(`\nrule;${name}\n`);
    expect(out).toContain(`: ${rule[1]} `);
  });
});
