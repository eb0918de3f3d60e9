import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Process } from './process.ts';
import { type Project, projectsAmong } from './project.ts';
import type { Proposal } from './proposal.ts';

/** A project of a year, with the process that funded it. */
export interface YearProject {
  readonly project: Project;
  readonly process: Process;
}

/** What became of all that the processes of a year funded. A process belongs to the year in which it begins. */
export interface YearBalance {
  readonly year: number;
  /** By process in the order in which they are published, each in the order of its proposals. */
  readonly projects: readonly YearProject[];
  /** The years that have projects, and this one, the latest first. */
  readonly years: readonly number[];
}

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/**
 * The balance of a year: every project of every process that began in it. Projects of an unknown process are in none.
 *
 * @example balanceOf(2026, processes, proposals).projects.length // 6
 */
export function balanceOf(
  year: number,
  processes: readonly Process[],
  proposals: readonly Proposal[],
): YearBalance {
  const projects = projectsAmong(proposals);
  const all = processes.flatMap((process) =>
    projects.filter((project) => project.process === process.id).map((project) => ({ project, process })),
  );
  const years = new Set([year, ...all.map(({ process }) => yearOf(process.extent.start))]);
  return {
    year,
    projects: all.filter(({ process }) => yearOf(process.extent.start) === year),
    years: [...years].toSorted((a, b) => b - a),
  };
}
