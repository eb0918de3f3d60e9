import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * A million ballots counted by the command, fingerprint included, beside readline and JSON.parse over the same file,
 * which neither check nor count anything. Whole processes, in turn. Prints a line for each kind of question.
 */

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const ballots = 1_000_000;
const rounds = 5;

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
];

function writeList(file: string, answer: () => unknown): void {
  const out = openSync(file, 'w');
  for (let from = 0; from < ballots; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, at) => {
      // Ascending, and as far apart as fingerprints are.
      const id = (from + at) * 4294 + next(4294);
      return JSON.stringify({ id: id.toString(16).padStart(8, '0').padEnd(64, 'c0ffee'), answer: answer() });
    });
    writeSync(out, `${lines.join('\n')}\n`);
  }
  closeSync(out);
}

/** Tells its peak memory, in kilobytes, when it ends. */
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

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

for (const [question, answer] of kinds) {
  const list = join(folder, 'list.jsonl');
  const survey = join(folder, 'survey.json');
  writeFileSync(survey, JSON.stringify({ _id: 's', title: 'S', ...question }));
  writeList(list, answer);
  const ours = [bin, 'survey', 'tally', list, '--survey', survey, '--format', 'json'];
  measured(ours);
  const both = Array.from({ length: rounds }, () => ({
    tally: measured(ours),
    peer: measured([peer, list]),
  }));
  const time = median(both.map(({ tally }) => tally.time));
  const other = median(both.map((one) => one.peer.time));
  const peak = Math.max(...both.map(({ tally }) => tally.peak));
  const kind = question.displayType;
  console.log(
    `survey tally, ${ballots} ballots of ${kind}, ${Math.round(statSync(list).size / 1e6)} MB: ${time.toFixed(0)} ms ` +
      `(readline and JSON.parse ${other.toFixed(0)} ms, ratio ${(time / other).toFixed(2)}), peak ${peak.toFixed(0)} MB`,
  );
}
rmSync(folder, { recursive: true });
