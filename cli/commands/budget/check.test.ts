import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'check', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('checking the file of a budget vote', () => {
  it('says what it has, without computing', async () => {
    expect(await run([`${elections}square.pb`])).toEqual({
      exit: 0,
      out: `${elections}square.pb: can be read. Proposals: 5. Ballots: 10. Budget: 10.000,00\u00A0€. Warnings: 0.\n`,
      err: '',
    });
    expect((await run([`${elections}vilanova.csv`])).out).toContain('Ballots: not given. Budget: not given.');
  });

  it('shows every warning, also more than three of a kind', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => `p${at};P;5${at}.200;1`).join('\n');
    const { exit, out, err } = await run(['-'], {
      readStdin: async () => Buffer.from(`id;title;amount;votes\n${rows}\n`),
    });
    expect([exit, err.trimEnd().split('\n').length]).toEqual([0, 5]);
    expect(out).toContain('Warnings: 5.');
  });

  it('reports all faults with their places, and ends with 3', async () => {
    const folder = scratchFolder({ 'bad.csv': 'id;title;amount;votes\na;A;x;1\na;B;5;y\n' });
    const { exit, out, err } = await run([`${folder}/bad.csv`]);
    expect([exit, out]).toEqual([3, '']);
    for (const place of ['bad.csv:2:5', 'bad.csv:3:1', 'bad.csv:3:7']) expect(err).toContain(place);
  });

  it('gives the same to programs', async () => {
    const good = JSON.parse((await run([`${elections}square.pb`, '--format', 'json'])).out);
    expect(good).toMatchObject({
      input: { name: 'square.pb', sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      valid: true,
      projects: 5,
      ballots: 10,
      budget: '10000.00',
      faults: [],
      warnings: [],
    });
    const folder = scratchFolder({ 'bad.csv': 'id;title;amount;votes\na;A;x;1\n' });
    const { exit, out, err } = await run([`${folder}/bad.csv`, '--format', 'json']);
    expect([exit, err]).toEqual([3, '']);
    expect(JSON.parse(out)).toMatchObject({
      valid: false,
      faults: [{ kind: 'notAnAmount', line: 2, column: 5, found: 'x' }],
    });
    const counts = JSON.parse((await run([`${elections}vilanova.csv`, '--format', 'json'])).out);
    expect(counts).toMatchObject({ ballots: null, budget: null });
  });

  it('shows its help instead of waiting for a terminal, and refuses what it cannot read', async () => {
    expect(await run([], { stdinIsTerminal: true })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^Checks the file of a budget vote/u),
    });
    expect(await run(['/nowhere.pb'])).toMatchObject({
      exit: 3,
      err: 'error: /nowhere.pb: does not exist\n',
    });
    expect(await run(['x.pb', '--format', 'jsno'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Did you mean “json”?'),
    });
  });
});
