import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { startProgress } from './progress.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-progress-'));
const terminal = { errIsTerminal: true, env: {} };

describe('progress', () => {
  it('is shown while work blocks the program, and removed at the end', async () => {
    const file = join(scratch, 'told');
    const descriptor = openSync(file, 'w');
    const progress = startProgress(terminal, sayIn('es'), { descriptor, after: 0 });
    await vi.waitUntil(() => readFileSync(file, 'utf8') !== '', { timeout: 20_000 });
    progress.stop();
    const written = readFileSync(file, 'utf8');
    const [before, first, ...further] = written.split('\r\u001B[K');
    expect([before, first, further.at(-1)]).toEqual(['', 'trabajando, 0 s', '']);
    for (const line of further.slice(0, -1)) expect(line).toMatch(/^trabajando, \d+ s$/u);
    closeSync(descriptor);
  });

  it('says what is being done, and how much of it if that is known', async () => {
    const file = join(scratch, 'stages');
    const descriptor = openSync(file, 'w');
    const progress = startProgress(terminal, sayIn('en'), { descriptor, after: 0 });
    const lastLine = () => readFileSync(file, 'utf8').split('\r\u001B[K').at(-1) ?? '';
    progress.doing('counting', 41.9);
    await vi.waitUntil(() => /^counting ballots, \d+ s \(41%\)$/u.test(lastLine()), { timeout: 20_000 });
    progress.doing('writing');
    await vi.waitUntil(() => /^writing the result, \d+ s$/u.test(lastLine()), { timeout: 20_000 });
    progress.stop();
    expect(readFileSync(file, 'utf8').endsWith('\r\u001B[K')).toBe(true);
    closeSync(descriptor);
  });

  it('counts the steps of a rule, and what it has spent by then if the rule says so', async () => {
    const file = join(scratch, 'steps');
    const descriptor = openSync(file, 'w');
    const progress = startProgress(terminal, sayIn('en'), { descriptor, after: 0 });
    const lastLine = () => readFileSync(file, 'utf8').split('\r\u001B[K').at(-1) ?? '';
    progress.doing('computing', { kind: 'increments', count: 3450, spent: 0.927 });
    const spent = /^computing, \d+ s: increment 3450, 92% of the budget spent$/u;
    await vi.waitUntil(() => spent.test(lastLine()), { timeout: 20_000 });
    progress.doing('computing', { kind: 'orders', count: 12, spent: null });
    const tried = /^computing, \d+ s: ties, 12 orders tried$/u;
    await vi.waitUntil(() => tried.test(lastLine()), { timeout: 20_000 });
    progress.stop();
    expect(readFileSync(file, 'utf8').endsWith('\r\u001B[K')).toBe(true);
    closeSync(descriptor);
  });

  it('writes nothing for short work', async () => {
    const file = join(scratch, 'quick');
    const descriptor = openSync(file, 'w');
    const progress = startProgress(terminal, sayIn('es'), { descriptor, after: 3_600_000 });
    progress.stop();
    expect(readFileSync(file, 'utf8')).toBe('');
    closeSync(descriptor);
  });

  it('is shown only on a terminal', async () => {
    const say = sayIn('es');
    const descriptor = openSync(join(scratch, 'none'), 'w');
    const settings = { descriptor, after: 0 };
    startProgress({ ...terminal, errIsTerminal: false }, say, settings).stop();
    startProgress({ ...terminal, env: { TERM: 'dumb' } }, say, settings).stop();
    expect(readFileSync(join(scratch, 'none'), 'utf8')).toBe('');
    closeSync(descriptor);
  });
});
