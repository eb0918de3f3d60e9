// The long form of the attacks that join voters to ballots: `node contract-tests/faults/run-link-attack.ts
// [SECONDS]`. Servers of its own run surveys of 10 to 3,000 voters, through one connection and through sixteen;
// SECONDS (60) is how long the voting pauses before a running server is attacked. If the user may mount (root on
// Linux) their data are on a disk image, whose blocks are searched at the end. Ends with 1 if an attack finds more
// than chance does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beyondChance, findingsInWords } from './link-attack/chance.ts';
import { linkDrill } from './link-attack/link-drill.ts';

const quietSeconds = Number(process.argv[2] ?? 60);
const sizes = [10, 45, 60, 300, 3000];
const folder = mkdtempSync(join(tmpdir(), 'concejo-links-'));
let found = 0;
for (const voters of sizes) {
  for (const lines of [1, 16]) {
    const report = await linkDrill({
      folder: join(folder, `${voters}-${lines}`),
      voters,
      lines,
      quietSeconds,
    });
    for (const [moment, attacks] of Object.entries(report)) {
      console.log(`${voters} voters, ${lines} at a time, ${moment}: ${findingsInWords(attacks).join(', ')}`);
      found += beyondChance(attacks).length;
    }
    if (!('blocks' in report)) console.log('  no disk image could be mounted: the blocks were not searched');
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(
  found === 0 ? 'No attack found more than chance does.' : `${found} attacks found more than chance does.`,
);
if (found > 0) process.exitCode = 1;
