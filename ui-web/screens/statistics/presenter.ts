import type { Process } from '#domain/processes/process.ts';
import type { Page } from '#domain/content/article.ts';
import { map } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** More than the processes of any town. */
const all = { limit: 1000, offset: 0 };

/** Every process of the town: years are counted here, with the rule of the domain. */
export const statisticsPresenter = ({
  realm,
  contents,
  clock,
}: Council): AskingPresenter<readonly Process[]> =>
  askingPresenter(
    async () => map(({ items }: Page<Process>) => items)(await contents.processes(realm, all)),
    clock,
  );
