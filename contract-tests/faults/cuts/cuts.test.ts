import { expect, it } from 'vitest';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { cutRounds } from './cut-rounds.ts';

it('forty cuts of tab and line lose no key, and two of power none that is two seconds old', async () => {
  for (let n = 0; n < 4; n += 1) noteWork('process');
  const report = await cutRounds(scratchFolder(), 40);
  expect(report).toMatchObject({ lostByTab: [], lostByPower: [], lost: [], cuts: { power: 2 } });
  expect(report.keys).toBeGreaterThan(100);
}, 300_000);
