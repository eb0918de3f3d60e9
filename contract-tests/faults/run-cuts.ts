// Cuts the tab, the line and the power of the server while somebody writes in a document:
// `node contract-tests/faults/run-cuts.ts [CUTS]`, a thousand by default, every twentieth of them of power (SIGKILL). Ends
// with 1 if a key was lost by tab or line, or one that was older than two seconds by power.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutRounds } from './cuts/cut-rounds.ts';

const cuts = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'concejo-cuts-'));
const report = await cutRounds(folder, cuts);
console.log(JSON.stringify(report, null, 2));
const { lost, lostByTab, lostByPower } = report;
const holds = [lost, lostByTab, lostByPower].every((one) => one.length === 0);
console.log(holds ? 'No key was lost.' : `Something is wrong: see ${folder}`);
rmSync(folder, { recursive: true, force: true });
process.exit(holds ? 0 : 1);
