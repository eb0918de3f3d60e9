import { type Assignable, assigneeHere } from '#domain/office/desk/assignee.ts';
import type { WaitingWork } from '#domain/office/duties/waiting-work.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { daysWithoutNews } from '#domain/processes/silence.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';

/** What is known around the works of a town. */
interface AroundWorks {
  readonly processes: readonly Pick<Process, 'id' | 'title'>[];
  readonly people: readonly Assignable[];
  readonly today: CalendarDay;
}

/** The funded proposals of a town that are not finished, with their silence and who answers for it. */
export function waitingWorks(
  proposals: readonly Pick<Proposal, 'id' | 'title' | 'process' | 'delivery'>[],
  { processes, people, today }: AroundWorks,
): readonly WaitingWork[] {
  const titles = new Map(processes.map(({ id, title }) => [id, title]));
  return proposals.flatMap(({ id, title, process, delivery }): readonly WaitingWork[] =>
    delivery === null || delivery.status === 'finished'
      ? []
      : [
          {
            id,
            title,
            where: process === null ? null : (titles.get(process) ?? process),
            in: process === null ? {} : { process },
            owner: delivery.owner === null ? null : assigneeHere(delivery.owner, people),
            silent: daysWithoutNews(delivery, today),
          },
        ],
  );
}
