import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { onlineChoice, holdVote, onPaper, turnoutOf, heldVote } from './hold-vote.ts';

/** How many people vote; `npm run drill whole-vote` lets 300 do so. */
const many = Number(process.env['CONCEJO_WHOLE_VOTE'] ?? 60);

/** The folder for pictures of its moments, if they are wanted. */
const pictures = process.env['CONCEJO_PICTURES'] ?? null;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** How often each proposal was chosen, counted without any of the product. */
function countedByHand(choices: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of choices.flat()) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

it('a whole vote, on the web, at a kiosk and on paper, ends with a record that anybody can verify', async () => {
  const turnout = turnoutOf(many);
  const folders = [scratchFolder(crowdFiles({ count: many + 20, today }))];
  const council = await openTestCouncil({
    folders,
    ...(pictures !== null && { webFolder: resolve('ui-web/dist') }),
  });
  // Loaded for pictures alone: they need a browser and a build.
  const taker =
    pictures === null ? null : await (await import('./take-pictures.ts')).pictureTaker(council, pictures);
  const { record, list } = await holdVote(council, turnout, taker?.watch);
  await taker?.end();

  expect(sha256(record.text)).toBe(record.hash);
  const said = JSON.parse(record.text);
  expect(said).toMatchObject({ vote: heldVote, faults: [], census: { people: many + 20 } });

  const papers = Object.values(turnout.paper).flat().map(onPaper);
  const choices = papers.flatMap((one) => ('raw' in one ? [one.raw as readonly string[]] : []));
  const wanted = countedByHand([...[...turnout.web, ...turnout.assisted].map(onlineChoice), ...choices]);
  const spoiled = papers.filter(({ kind }) => kind === 'spoiled').length;
  const [{ marks, ballots, blank, result, list: head }] = said.surveys;
  expect({ marks, ballots, blank }).toEqual({
    marks: many,
    ballots: many - spoiled,
    blank: papers.filter(({ kind }) => kind === 'blank').length,
  });
  const told = (result.counts as readonly { id: string; n: number }[]).filter(({ n }) => n > 0);
  expect(Object.fromEntries(told.map(({ id, n }) => [id, n]))).toEqual(wanted);

  // At home: the list has the fingerprint of the record, and the same counts.
  const lines = list
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  expect(sha256(list.slice(list.indexOf('\n') + 1))).toBe(head);
  expect(lines).toHaveLength(ballots);
  expect(countedByHand(lines.map(({ answer }) => answer ?? []))).toEqual(wanted);
}, 600_000);
