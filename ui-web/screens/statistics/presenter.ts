import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** More than the processes of any town. */
const all = { limit: 1000, offset: 0 };

/** Every process of the town, and the surveys that show whether its money was shared out. */
interface Statistics {
  readonly processes: readonly Process[];
  readonly surveys: readonly ListedSurvey[];
}

/** Years are counted here, with the rule of the domain. */
export const statisticsPresenter = ({
  realm,
  contents,
  surveys,
  clock,
}: Council): AskingPresenter<Statistics> =>
  askingPresenter(async () => {
    const [processes, listed] = await Promise.all([contents.processes(realm, all), surveys.surveys(realm)]);
    if (isLeft(listed)) return listed;
    if (isLeft(processes)) return processes;
    return right({ processes: processes.right.items, surveys: listed.right });
  }, clock);
