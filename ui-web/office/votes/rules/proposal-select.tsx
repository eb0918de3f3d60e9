import type { Election } from '#domain/budget/election.ts';

/** The proposals of a question, by which the parts of its rule name them. */
export type RuleProjects = Election['projects'];

interface SelectProps {
  readonly id: string;
  readonly projects: RuleProjects;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** What is said where no proposal is chosen. */
  readonly none: string;
  readonly put: (proposal: string) => void;
}

/** A proposal of the question. One that is not among them any more stays until another is chosen. */
export function ProposalSelect({ id, projects, value, isReadOnly, none, put }: SelectProps) {
  const isKnown = value === '' || projects.some((one) => one.id === value);
  return (
    <select id={id} value={value} disabled={isReadOnly} onChange={({ target }) => put(target.value)}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {projects.map((one, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- while it is written, two may have the same code
        <option key={`${n}-${one.id}`} value={one.id}>
          {one.title}
        </option>
      ))}
    </select>
  );
}
