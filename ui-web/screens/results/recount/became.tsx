import { lazy, useContext } from 'react';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import type { ResultsState } from '../presenter.ts';
import { ResultsProcess } from './results-process.ts';

const ChosenProjects = lazy(async () => ({
  default: (await import('./chosen-projects.tsx')).ChosenProjects,
}));

interface BecameProps {
  readonly survey: Survey;
  readonly answer: RawAnswer;
  readonly recount: ResultsState['recount'];
}

/** What became of the proposals of a ballot, once the money has been shared out. */
export function Became({ survey: { question }, answer, recount }: BecameProps) {
  const process = useContext(ResultsProcess);
  if (question.kind !== 'budgetAmount' || process === null || recount.kind !== 'counted') return null;
  const chosen = Array.isArray(answer) ? answer.map(String) : [];
  return (
    <AddedPart>
      <ChosenProjects {...{ process, question, chosen }} shared={recount.recount.shared} />
    </AddedPart>
  );
}
