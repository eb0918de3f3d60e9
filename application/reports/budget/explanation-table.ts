import type { Funded, Unfunded } from '#domain/budget/allocation.ts';
import { blank, count, type ReportCell, type ReportTable, text } from '../report.ts';
import type { ProjectInWords } from './projects-in-words.ts';

/** Why each project was funded or not: the votes that it lacked, and the sentence. */
export const explanationTable = (told: readonly ProjectInWords[]): ReportTable => ({
  key: 'explanation',
  columns: ['step', 'id', 'title', 'votesShort', 'explanation'],
  rows: told.map((one) => {
    const { step, project } = one.explained;
    return [count(step), text(project.id), text(project.title), shortOf(one), text(one.sentence)];
  }),
});

/** The same as two more columns of a table that has a row for each project. */
export function explanationColumns(told: readonly ProjectInWords[]) {
  const byId = new Map(told.map((one) => [one.explained.project.id, one]));
  const columnOf = (key: string, cellOf: (one: ProjectInWords) => ReportCell) =>
    [key, ({ project }: Funded | Unfunded) => cellOf(byId.get(project.id) as ProjectInWords)] as const;
  return [columnOf('votesShort', shortOf), columnOf('explanation', ({ sentence }) => text(sentence))];
}

const shortOf = ({ explained }: ProjectInWords): ReportCell =>
  explained.funded || explained.votesShort === null ? blank : count(explained.votesShort);
