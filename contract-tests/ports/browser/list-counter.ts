import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';

/** The result of a counter for a list: its counts, or each rule that it breaks with the line. */
export type ListVerdict =
  | { readonly kind: 'counted'; readonly ballots: number; readonly counts: Readonly<Record<string, number>> }
  | { readonly kind: 'refused'; readonly faults: readonly (readonly [kind: string, line: number])[] };

/** A list as it is published, and the result that every counter must give. */
export interface CraftedList {
  readonly title: string;
  readonly text: string;
  readonly verdict: ListVerdict;
}

const amounts = { a: 60, b: 50, c: 40 };

/** A budget of 100 € in which not every pair of projects fits. */
export const craftedQuestion = {
  _id: 's',
  title: 'Una plaza',
  displayType: 'budgetAmount',
  totalAmount: 100,
  proposals: Object.entries(amounts).map(([id, amount]) => ({ _id: id, title: id, amount })),
};

const headed = (lines: string, question: object = craftedQuestion): string =>
  writeHeadLine(surveyId('s'), createHash('sha256').update(lines).digest('hex'), question) + lines;
const line = (id: string, answer: RawAnswer) => writeBallotLine(ballotId(id), answer);
const three = line('b1', ['a']) + line('b2', ['b']) + line('b3', ['a', 'c']);
const two = { a: 2, b: 1, c: 1 };
const nothing = { a: 0, b: 0, c: 0 };
const many = Array.from({ length: 300 }, (_, at) => line(`b${String(at).padStart(3, '0')}`, ['a', 'c']));

const counted = (ballots: number, counts: Readonly<Record<string, number>>): ListVerdict => ({
  kind: 'counted',
  ballots,
  counts,
});
const refused = (...faults: readonly (readonly [string, number])[]): ListVerdict => ({
  kind: 'refused',
  faults,
});
/** Three ballots, the second of which names this. */
const second = (answer: RawAnswer) => headed(line('b1', ['a']) + line('b2', answer) + line('b3', ['b']));

const crafted: readonly (readonly [title: string, text: string, verdict: ListVerdict])[] = [
  ['three ballots', headed(three), counted(3, two)],
  ['no ballot', headed(''), counted(0, nothing)],
  ['one ballot', headed(line('b1', ['c'])), counted(1, { ...nothing, c: 1 })],
  ['three hundred ballots', headed(many.join('')), counted(300, { a: 300, b: 0, c: 300 })],
  ['an empty line between its ballots', headed(three.replace('\n', '\n\n')), counted(3, two)],
  ['no line end after its last line', headed(three.trimEnd()), counted(3, two)],
  ['lines that end as on Windows', headed(three.replaceAll('\n', '\r\n')), counted(3, two)],
  [
    'projects in another order than the survey',
    headed(three.replace('"a","c"', '"c", "a"')),
    counted(3, two),
  ],
  ['an unknown field', headed(three.replace('{"id":"b2"', '{"seen":1,"id":"b2"')), counted(3, two)],
  [
    'a blank vote where the survey offers it',
    headed(line('b1', ['a']) + line('b2', null), { ...craftedQuestion, blankVote: true }),
    counted(2, { ...nothing, a: 1 }),
  ],
  ['a ballot twice', headed(three + line('b3', ['a', 'c'])), refused(['repeatedBallot', 5])],
  [
    'ballots that are not sorted',
    headed(line('b2', ['b']) + line('b1', ['a']) + line('b3', ['c'])),
    refused(['unsortedBallots', 3]),
  ],
  ['a ballot over the budget', second(['a', 'b']), refused(['misfitBallot', 3])],
  ['a project that the survey does not have', second(['a', 'z']), refused(['misfitBallot', 3])],
  ['a project twice in a ballot', second(['c', 'c']), refused(['misfitBallot', 3])],
  ['a ballot that names nothing', second([]), refused(['misfitBallot', 3])],
  ['a blank vote where the survey offers none', second(null), refused(['misfitBallot', 3])],
  ['an answer to another kind of question', second(5), refused(['misfitBallot', 3])],
  [
    'two ballots that break a rule',
    headed(line('b1', ['z']) + line('b2', ['a']) + line('b3', ['b', 'b'])),
    refused(['misfitBallot', 2], ['misfitBallot', 4]),
  ],
  ['a line that is not a ballot', headed(`${three}{"id":"b4"}\n`), refused(['notABallot', 5])],
  ['another fingerprint', headed(three).replace('["b"]', '["c"]'), refused(['headMismatch', 1])],
  [
    'its last ballot cut off',
    headed(three).replace(line('b3', ['a', 'c']), ''),
    refused(['headMismatch', 1]),
  ],
  ['its last line cut', headed(three).slice(0, -6), refused(['notABallot', 4], ['headMismatch', 1])],
  ['a first line that is none', '{}\n', refused(['notABallotList', 1])],
];

export const craftedLists: readonly CraftedList[] = crafted.map(([title, text, verdict]) => ({
  title,
  text,
  verdict,
}));

/**
 * Every counter of published lists gives the same result for the same list. `published` are the counts it is compared
 * with.
 */
export function listCounterContract(name: string, count: (list: CraftedList) => Promise<ListVerdict>): void {
  describe(`${name} counts published lists by the one set of rules`, () => {
    it.each(craftedLists)('a list with $title', async (list) => {
      expect(await count(list)).toEqual(list.verdict);
    });
  });
}
