import { createHash } from 'node:crypto';
import { shownOfLine } from '#adapters/driven/ballot-list/counted-list.ts';
import { hashedPart, type PublishedList, readBallotList } from '#adapters/wire/ballot-list.ts';
import type {
  ElectionReading,
  InputFault,
  InputSettings,
  InputWarning,
} from '#application/budget/election-input.ts';
import type { BallotMarks, BudgetProject, Election } from '#domain/budget/election.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';

type BudgetQuestion = Extract<Question, { kind: 'budgetAmount' }>;

const fault = (
  kind: InputFault['kind'],
  line: number,
  found = '',
  particulars: InputFault['particulars'] = {},
): InputFault => ({ kind, line, column: 1, found, particulars, suggestion: null });

/**
 * Reads the published ballots of a closed survey. The first line carries the SHA-256 of everything after it; a list
 * that does not match was altered or cut, and nothing is counted from it.
 */
export function readPublishedBallots(text: string, settings: InputSettings): ElectionReading {
  // Only the survey's opening hours are read in a zone, and a count looks at none of them.
  const read = readBallotList(text, 'Europe/Madrid');
  if (isLeft(read)) {
    return left(
      read.left.map(({ line, where }) => {
        const kind = line === 1 ? 'notABallotList' : 'notABallot';
        if (where !== '') return fault(kind, line, '', { where });
        // With no place in it, the line is no document at all.
        return fault(kind, line, text.split('\n', line)[line - 1]?.slice(0, shownOfLine), { where: 'JSON' });
      }),
    );
  }
  const list = read.right;
  const counted = createHash('sha256').update(hashedPart(text)).digest('hex');
  if (counted !== list.head) return left([fault('headMismatch', 1, list.head, { counted })]);
  const { question } = list.question;
  if (question.kind !== 'budgetAmount') return left([fault('notABudgetSurvey', 1)]);
  const tally = countBallots(list, question);
  if (tally.faults.length > 0) return left(tally.faults);
  const election = {
    budget: settings.budget ?? question.total,
    currency: 'EUR',
    projects: question.proposals.map((proposal) => projectOf(proposal, settings)),
    votes: tally.votes,
    ballots: list.ballots.length,
    marks: tally.marks,
  } satisfies Election;
  const title = textFor(list.question.title, settings.language, 'es').text;
  const about = title === '' ? [] : ([['description', title]] as const);
  return right({ election, rule: question.rule, warnings: tally.warnings, about });
}

function projectOf(
  proposal: BudgetQuestion['proposals'][number],
  { language }: InputSettings,
): BudgetProject {
  return {
    id: proposal.id,
    title: textFor(proposal.title, language, 'es').text,
    amount: proposal.amount,
    category: textFor(proposal.category, language, 'es').text || null,
    district: textFor(proposal.area, language, 'es').text || null,
  };
}

/** The proposals that a ballot names, none in a blank vote; null for an answer of another display type. */
function namedIn(answer: RawAnswer, { blankVote }: BudgetQuestion): readonly string[] | null {
  if (answer === null) return blankVote ? [] : null;
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? (answer as readonly string[]) : null;
}

interface Counted {
  readonly votes: ReadonlyMap<ProposalId, number>;
  readonly marks: BallotMarks;
  readonly faults: readonly InputFault[];
  readonly warnings: readonly InputWarning[];
}

/** A ballot naming a proposal counts one for it, however often it names it. */
function countBallots(list: PublishedList, question: BudgetQuestion): Counted {
  const places = new Map<string, number>(question.proposals.map(({ id }, place) => [id, place]));
  const counts = new Uint32Array(question.proposals.length);
  const offsets = [0];
  const marked: number[] = [];
  const faults: InputFault[] = [];
  const warnings: InputWarning[] = [];
  const seen = new Set<string>();
  for (const [index, { id, answer }] of list.ballots.entries()) {
    const line = index + 2;
    if (seen.has(id)) faults.push(fault('repeatedBallot', line, id));
    seen.add(id);
    const named = namedIn(answer, question);
    if (named === null) {
      faults.push(fault('notABallot', line, '', { where: 'answer' }));
      offsets.push(marked.length);
      continue;
    }
    for (const name of new Set(named)) {
      const place = places.get(name);
      if (place === undefined) {
        faults.push(fault('unknownProject', line, name));
        continue;
      }
      counts[place] = (counts[place] ?? 0) + 1;
      marked.push(place);
    }
    offsets.push(marked.length);
    for (const project of new Set(named.filter((name, at) => named.indexOf(name) !== at))) {
      warnings.push({ kind: 'repeatedInVote', line, particulars: { project } });
    }
  }
  return {
    votes: new Map(question.proposals.map(({ id }, place) => [id, counts[place] ?? 0])),
    marks: {
      kind: 'approval',
      offsets: Uint32Array.from(offsets),
      projects: Uint32Array.from(marked),
      points: null,
    },
    faults,
    warnings,
  };
}
