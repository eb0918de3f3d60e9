import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Page } from '#domain/content/article.ts';
import { filteredDays, type ProcessFilters } from '#domain/processes/process-filters.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft, map, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** Specification 3, section 9. */
export const processesPerPage = 6;

/** A page of processes, and the surveys that say which of them have an open vote. */
export interface ProcessListPage {
  readonly processes: Page<Process>;
  readonly surveys: readonly ListedSurvey[];
}

/** One page of the list. Without surveys the processes are shown all the same, each with its link. */
export const processListPresenter = (
  { realm, contents, surveys, clock }: Council,
  filters: ProcessFilters,
  page: number,
): AskingPresenter<ProcessListPage> =>
  askingPresenter(async () => {
    const offset = (page - 1) * processesPerPage;
    const days = filteredDays(filters);
    const { category } = filters;
    const ask = async () => {
      // No process lies between days in the wrong order; the form says so.
      if (days === 'endsBeforeStart') return right({ items: [], total: 0 });
      if (days !== null) return contents.processesBetween(realm, days.start, days.end, { offset, category });
      return contents.processes(realm, { limit: processesPerPage, offset }, category);
    };
    const [found, listed] = await Promise.all([ask(), surveys.surveys(realm)]);
    return map((processes: Page<Process>) => ({ processes, surveys: isLeft(listed) ? [] : listed.right }))(
      found,
    );
  }, clock);
