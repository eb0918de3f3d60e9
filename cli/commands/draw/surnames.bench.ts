// The chance of a place by surname: 1,001 people with surnames about as frequent as in Spain, 100 places. Compares the draw
// by a letter, which councils use, with ours; and 20,000 draws of 200 applications, families among them, by χ².
// `npm run bench surnames`.
import { createHash } from 'node:crypto';
import { distanceOf, manyDraws, tooFar } from '#fixtures/builders/registrations/draw-fairness.ts';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { drawnOrder } from '#domain/registrations/draw/drawn-order.ts';

const people = 1001;
const places = 100;
const draws = 2000;
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** How many of a thousand surnames begin with each letter, roughly; no official figures. */
const frequent: Readonly<Record<string, number>> = {
  a: 85,
  b: 60,
  c: 105,
  d: 40,
  f: 50,
  g: 120,
  h: 30,
  m: 130,
  l: 55,
  p: 70,
  r: 95,
  s: 75,
  t: 35,
  v: 30,
  j: 20,
};

const surnames: readonly string[] = Array.from({ length: people }, (_, at) => {
  let rest = (at * 7919) % 1000;
  for (const [letter, share] of Object.entries(frequent)) {
    if (rest < share) return `${letter}${String(at).padStart(4, '0')}`;
    rest -= share;
  }
  return `${letters[at % 26]}${String(at).padStart(4, '0')}`;
}).toSorted();

/** The range of chances: the least and the most of all people, in per cent. */
const rangeOf = (won: Float64Array, times: number): string =>
  `${((100 * Math.min(...won)) / times).toFixed(1)} % to ${((100 * Math.max(...won)) / times).toFixed(1)} %`;

const byLetter = new Float64Array(people);
for (const letter of letters) {
  const found = surnames.findIndex((name) => name >= letter);
  const first = found === -1 ? 0 : found;
  for (let at = 0; at < places; at += 1) {
    const person = (first + at) % people;
    byLetter[person] = (byLetter[person] as number) + 1;
  }
}

const ours = new Float64Array(people);
const units = surnames.map((id, at) => ({ id, points: 0, members: [at] }));
const letterOf = new Map<string, number>();
for (let draw = 0; draw < draws; draw += 1) {
  const seed = createHash('sha256').update(`surnames ${draw}`).digest('hex');
  for (const { members } of drawnOrder({ seed, value: 'x' }, units).slice(0, places)) {
    const person = members[0] as number;
    ours[person] = (ours[person] as number) + 1;
  }
}
for (const [person, name] of surnames.entries()) {
  const letter = name.charAt(0);
  letterOf.set(letter, (letterOf.get(letter) ?? 0) + (ours[person] as number));
}
const byInitial = [...letterOf].map(([letter, won]) => {
  const of = surnames.filter((name) => name.startsWith(letter)).length;
  return (100 * won) / (of * draws);
});
const fair = ((100 * places) / people).toFixed(2);
process.stdout.write(`  a fair chance: ${fair} %\n`);
process.stdout.write(`  by a drawn letter: ${rangeOf(byLetter, letters.length)}\n`);
process.stdout.write(`  by our draw, each person: ${rangeOf(ours, draws)}\n`);
process.stdout.write(
  `  by our draw, each initial: ${Math.min(...byInitial).toFixed(2)} % to ${Math.max(...byInitial).toFixed(2)} %\n`,
);

const { early, units: drawn, positions } = manyDraws(aDrawList({ count: 200 }), 20_000);
process.stdout.write(
  `  20,000 draws of 200 applications: ${distanceOf(early).toFixed(2)} from equal (limit ${tooFar}: p = 0.001)\n`,
);
for (const [name, isFamily] of [
  ['families', true],
  ['alone', false],
] as const) {
  const which = drawn.flatMap(({ members }, at) =>
    members.length > 1 === isFamily ? [positions[at] as number] : [],
  );
  const mean = which.reduce((sum, position) => sum + position, 0) / which.length;
  const middle = (drawn.length - 1) / 2;
  process.stdout.write(`  mean position of ${name}: ${mean.toFixed(2)} (fair: ${middle.toFixed(2)})\n`);
}
