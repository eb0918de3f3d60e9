import type { NewStep, Step } from '../office/steps/step.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Portal } from './portals.ts';

/** The act of the step with which a front-end is switched on or off. */
export const switchAct = 'portal.switch';

const stateOf = (portal: Portal, isOpen: boolean): string => `${portal}/${isOpen ? 'on' : 'off'}`;

/** The step of switching a front-end on or off. */
export const switchStep = (
  portal: Portal,
  isOpen: boolean,
  { by, at }: Pick<NewStep, 'by' | 'at'>,
): NewStep => ({
  act: switchAct,
  from: stateOf(portal, !isOpen),
  to: stateOf(portal, isOpen),
  words: null,
  by,
  at,
});

/** Who switched a front-end last, and when; null if it is as it was loaded. */
export function lastSwitch(
  steps: readonly Pick<Step, 'act' | 'to' | 'by' | 'at'>[],
  portal: Portal,
): { readonly by: string; readonly at: Instant } | null {
  const found = steps.findLast(({ act, to }) => act === switchAct && to?.split('/')[0] === portal);
  return found === undefined ? null : { by: found.by, at: found.at };
}

/** The front-ends that are closed when one of them has been switched. */
export const closedAfter = (
  closed: readonly Portal[],
  portal: Portal,
  isOpen: boolean,
): readonly Portal[] => {
  const others = closed.filter((one) => one !== portal);
  return isOpen ? others : [...others, portal];
};
