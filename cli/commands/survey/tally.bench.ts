import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * A million ballots counted by the command, fingerprint included, beside readline and JSON.parse over the same file,
 * which neither check nor count anything. Whole processes, in turn. Prints a line for each of eight kinds of
 * question, one for all together, and the lower bounds of any count: a bare start and the fingerprint alone.
 */

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const ballots = 1_000_000;
const rounds = 3;

/** As ids are in the database of a council. */
const answerIds = Array.from({ length: 20 }, (_, at) =>
  createHash('md5').update(String(at)).digest('hex').slice(0, 24),
);
const answers = answerIds.map((id) => ({ _id: id, text: id }));

let state = 2027;
const next = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const four = (): readonly string[] => {
  const from = next(17);
  return [0, 1, 2, 3].map((more) => answerIds[from + more] ?? '');
};

/** The same items, beginning with another. */
const turned = (ids: readonly string[]): readonly string[] => {
  const from = next(ids.length);
  return [...ids.slice(from), ...ids.slice(0, from)];
};

const kinds: readonly (readonly [
  Readonly<Record<string, unknown>> & { readonly displayType: string },
  () => unknown,
])[] = [
  [{ displayType: 'optionsMultiple', optionsAmount: 4, answers }, four],
  [{ displayType: 'ranked', maxScore: 4, answers }, () => four().toReversed()],
  [
    { displayType: 'limitedSliders', answers },
    () => Object.fromEntries(four().map((id) => [id, (1 + next(25)) / 10])),
  ],
  [{ displayType: 'options', answers }, () => answerIds[next(20)]],
  [{ displayType: 'sortable', answers: answers.slice(0, 4) }, () => turned(answerIds.slice(0, 4))],
  [
    {
      displayType: 'budgetAmount',
      totalAmount: 100,
      proposals: answers.map(({ _id }) => ({ _id, title: _id, amount: 25 })),
    },
    four,
  ],
  [{ displayType: 'rating', ratingRange: [1, 5] }, () => 1 + next(5)],
  [
    { displayType: 'ratingAnswers', ratingRange: [1, 5], answers },
    () => Object.fromEntries(four().map((id) => [id, 1 + next(5)])),
  ],
];

function writeList(file: string, answer: () => unknown): void {
  const out = openSync(file, 'w');
  for (let from = 0; from < ballots; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, at) => {
      // Ascending, with the gaps of real fingerprints.
      const id = (from + at) * 4294 + next(4294);
      return JSON.stringify({ id: id.toString(16).padStart(8, '0').padEnd(64, 'c0ffee'), answer: answer() });
    });
    writeSync(out, `${lines.join('\n')}\n`);
  }
  closeSync(out);
}

/** Prints its peak memory, in kilobytes, when it ends. */
const tellPeak = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))`;
const peer = join(folder, 'peer.mjs');
writeFileSync(
  peer,
  `import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
let read = 0;
const input = createReadStream(process.argv[2]);
for await (const line of createInterface({ input, crlfDelay: Infinity })) read += Number('answer' in JSON.parse(line));
if (read !== ${ballots}) process.exitCode = 1;
`,
);

function measured(args: readonly string[]): { readonly time: number; readonly peak: number } {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', tellPeak, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return { time: performance.now() - start, peak: Number(/peak (\d+)/u.exec(stderr)?.[1]) / 1000 };
}

const hashing = join(folder, 'hashing.mjs');
writeFileSync(
  hashing,
  `import { createHash } from 'node:crypto';
import { openSync, readSync } from 'node:fs';
const file = openSync(process.argv[2]);
const bytes = new Uint8Array(262144);
const hash = createHash('sha256');
for (let read = readSync(file, bytes); read > 0; read = readSync(file, bytes)) hash.update(bytes.subarray(0, read));
hash.digest();
`,
);
const nothing = join(folder, 'nothing.mjs');
writeFileSync(nothing, '');

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

const total = { tally: 0, peer: 0, hash: 0, start: 0, peak: 0 };
for (const [question, answer] of kinds) {
  const list = join(folder, 'list.jsonl');
  const survey = join(folder, 'survey.json');
  writeFileSync(survey, JSON.stringify({ _id: 's', title: 'S', ...question }));
  writeList(list, answer);
  const ours = [bin, 'survey', 'tally', list, '--survey', survey, '--format', 'json'];
  measured(ours);
  const all = Array.from({ length: rounds }, () => ({
    tally: measured(ours),
    peer: measured([peer, list]),
    hash: measured([hashing, list]),
    start: measured([nothing]),
  }));
  const [time, other, hash, start] = (['tally', 'peer', 'hash', 'start'] as const).map((which) =>
    median(all.map((one) => one[which].time)),
  ) as [number, number, number, number];
  const peak = Math.max(...all.map(({ tally }) => tally.peak));
  total.tally += time;
  total.peer += other;
  total.hash += hash;
  total.start += start;
  total.peak = Math.max(total.peak, peak);
  console.log(
    `survey tally, ${ballots} ballots of ${question.displayType}, ${Math.round(statSync(list).size / 1e6)} MB: ` +
      `${time.toFixed(0)} ms (readline and JSON.parse ${other.toFixed(0)} ms, ratio ${(time / other).toFixed(2)}; ` +
      `fingerprint alone ${hash.toFixed(0)} ms), peak ${peak.toFixed(0)} MB`,
  );
}
const { tally, peer: others, hash: hashes, start: starts, peak } = total;
console.log(
  `survey tally, all ${kinds.length} kinds: ${tally.toFixed(0)} ms (readline and JSON.parse ${others.toFixed(0)} ms, ratio ` +
    `${(tally / others).toFixed(2)}; floor: fingerprint alone ${hashes.toFixed(0)} ms, ratio ` +
    `${(hashes / others).toFixed(2)}, of which start ${starts.toFixed(0)} ms), peak ${peak.toFixed(0)} MB`,
);
rmSync(folder, { recursive: true });
