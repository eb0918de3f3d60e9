import type { ReactNode } from 'react';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';

/** The id of a survey's own heading, if a page has the results of several. */
export const headingIdOf = ({ id }: Survey): string => `result-${id}`;

interface ResultRowProps {
  readonly survey: Survey;
  /** Above 2 the survey has a heading of its own before this one. */
  readonly level: Level;
  readonly part: 'votes' | 'figures' | 'answers' | 'rule' | 'recount';
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a survey's result. */
export const ResultRow = ({ survey, level, part, ...row }: ResultRowProps) => (
  <LedgerRow
    {...row}
    id={`${survey.id}-${part}`}
    level={level}
    partOf={level > 2 ? headingIdOf(survey) : undefined}
  />
);
