import { createHash } from 'node:crypto';
import type { StoredBallot } from '#application/ports/server/ballot-store.ts';
import type { ClosedLists } from '#application/ports/server/office/closed-lists.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { isLeft } from '#domain/shared/result.ts';
import { recountList } from '#adapters/driven/ballot-list/count-list.ts';
import { runningHash } from '#adapters/driven/files/running-hash.ts';

const linesOf = (list: readonly StoredBallot[]): string =>
  list.map(({ id, answer }) => writeBallotLine(id, answer)).join('');

const headOf = (lines: string): string => createHash('sha256').update(lines).digest('hex');

/** The published list of a survey: its first line with the SHA-256 of all that follows, then its ballots. */
export function publishedText({ survey, document }: SurveyDocument, list: readonly StoredBallot[]): string {
  const lines = linesOf(list);
  return writeHeadLine(survey.id, headOf(lines), document) + lines;
}

/** The lists of votes that are over, as they are published. Ballots are read by what everybody counts them again with. */
export const closedLists: ClosedLists = {
  head: (list) => headOf(linesOf(list)),
  marks: async (found, list) => {
    const text = new TextEncoder().encode(publishedText(found, list));
    const counting = { given: found.survey, hash: runningHash(), keepMarks: true };
    const counted = await recountList([text], counting);
    return isLeft(counted) ? null : counted.right.marks;
  },
};
