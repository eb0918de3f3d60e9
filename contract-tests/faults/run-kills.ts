// The long form of the kill test: `node contract-tests/faults/run-kills.ts [KILLS]`, a hundred by default. It runs
// against servers of its own on a temporary data folder, and ends with 1 if a vote was lost or counted twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from './kill-rounds.ts';

const kills = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'concejo-kills-'));
const report = await killRounds(folder, kills);
console.log(JSON.stringify({ kills, ...report }, null, 2));
const { lost, doubled, missing, marks, ballots, tallyAgrees } = report;
const holds = lost === 0 && doubled === 0 && missing === 0 && marks === ballots && tallyAgrees;
console.log(holds ? 'No vote was lost, and nobody was counted twice.' : `Something is wrong: see ${folder}`);
if (holds) rmSync(folder, { recursive: true, force: true });
else process.exitCode = 1;
