import { pabulibRule } from './pabulib-rule.ts';
import { type PabulibRefusal, writePabulib } from '#adapters/driven/render/pb/write-pabulib.ts';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import type { ReportInput } from '#application/reports/report-input.ts';
import { parameterLine } from '#domain/budget/rules/rule-parameters.ts';
import type { Election } from '#domain/budget/election.ts';
import type { Either } from '#domain/shared/result.ts';

/** The election itself with its funded projects, for other programs. */
export function electionFile(
  election: Election,
  about: NonNullable<ReadElection['about']>,
  { allocation, input, program }: ComputedBudget,
): Either<PabulibRefusal, string> {
  const { rule } = allocation;
  return writePabulib(
    { election, about },
    {
      funded: new Set(allocation.funded.map(({ project }) => project.id)),
      rule: pabulibRule(rule),
      comment: `${program}: ${rule.kind} ${parameterLine(rule)} input=${input.name} ${hashesOf(input)}`,
    },
  );
}

const hashesOf = ({ sha256, fingerprint }: ReportInput): string =>
  `sha256=${sha256}${fingerprint === undefined ? '' : ` fingerprint=${fingerprint}`}`;
