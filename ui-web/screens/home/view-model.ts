import type { SurveyId } from '#domain/shared/ids.ts';
import { cardView, type ProcessCardView } from '#ui-web/screens/process/card-view.ts';
import { type Moment, processStatus } from '#ui-web/screens/process/process-status.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Leading } from './hero-view.ts';
import type { HomeState } from './presenter.ts';

const shownCards = 3;

/** The latest processes beside the first one. Without surveys they are shown all the same, each with its link. */
export function otherCards(
  { latest, surveys }: HomeState,
  leading: Leading,
  moment: Moment,
  voted: ReadonlySet<SurveyId>,
  speech: Speech,
): Loadable<readonly ProcessCardView[]> {
  if (surveys.kind === 'waiting' || leading.kind === 'waiting') return { kind: 'waiting' };
  if (latest.kind !== 'here') return latest;
  const known = surveys.kind === 'here' ? surveys.value : [];
  const first = leading.kind === 'process' ? leading.standing.process.id : null;
  const others = latest.value.items.filter(({ id }) => id !== first).slice(0, shownCards);
  return {
    kind: 'here',
    value: others.map((process) => cardView(processStatus(process, known, moment, voted), speech)),
  };
}
