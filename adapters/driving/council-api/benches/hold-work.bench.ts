// How long the most work for a hold takes: our SHA-256 in a thread, as a browser's worker does it (V8 is that of Chromium), beside
// what the hashes of WebCrypto would take, and what the check costs the server. The aim is two seconds at a quarter of
// this speed, with bad luck: 99 of 100.
import { doWork, provesWork } from '#domain/scarcity/work/work-proof.ts';
import { triesFor } from '#domain/scarcity/work/hold-load.ts';

const rounds = 200;
const tries = triesFor(1_000_000);
const challengeOf = (round: number): string => (round + 1).toString(16).padStart(64, 'a');

doWork({ challenge: challengeOf(-1), tries });
const worked = Array.from({ length: rounds }, (_, round) => {
  const began = performance.now();
  const counters = doWork({ challenge: challengeOf(round), tries }) ?? [];
  return { counters, took: performance.now() - began };
});
const times = worked.map(({ took }) => took).toSorted((a, b) => a - b);
const [median, slow] = [times[rounds / 2] ?? 0, times[Math.floor(rounds * 0.99)] ?? 0];

const began = performance.now();
const proven = worked.filter(({ counters }, round) =>
  provesWork({ challenge: challengeOf(round), tries }, counters),
);
const check = (performance.now() - began) / rounds;

const message = new Uint8Array(40);
const digests = 20_000;
const from = performance.now();
for (let n = 0; n < digests; n += 1) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a search does it
  await crypto.subtle.digest('SHA-256', message);
}
const byBrowser = ((performance.now() - from) / digests) * tries;

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
process.stdout.write(
  [
    `${tries} hashes on average: median ${seconds(median)} s, 99 of 100 within ${seconds(slow)} s`,
    `at a quarter of this speed: ${seconds(median * 4)} s and ${seconds(slow * 4)} s (aim 2 s)`,
    `by WebCrypto, one after the other: ${seconds(byBrowser)} s, ${(byBrowser / median).toFixed(0)} times as long`,
    `check on the server: ${check.toFixed(3)} ms, ${proven.length} of ${rounds} proven`,
    '',
  ].join('\n'),
);
