import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { killRounds } from './kill-rounds.ts';

const kills = 3;

describe('a server that is killed three times while everybody votes under three spellings', () => {
  it('has lost no vote that it accepted and counted nobody twice', async () => {
    const report = await killRounds(scratchFolder(), kills);
    expect(report).toMatchObject({ lost: 0, doubled: 0, missing: 0, tallyAgrees: true });
    expect(report.ballots).toBe(kills * 24);
    expect(report.marks).toBe(report.ballots);
    expect(report.acknowledged).toBeGreaterThanOrEqual(kills);
    expect(report.unanswered).toBeGreaterThan(0);
  }, 300_000);
});
