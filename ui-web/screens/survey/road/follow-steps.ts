import type { MouseEvent } from 'react';
import { isPlainPress } from '#ui-web/components/link/plain-press.ts';
import type { SurveyPresenter } from '../presenter.ts';
import { goToStep } from './step-address.ts';
import { stepNamed } from './steps.ts';
import { type Road, nameOfShown } from './use-road.ts';

/**
 * Follows the links to questions and to the review. A link leads on from a question only once nothing is missing in it.
 * One to a place that is on the page is left to the browser.
 */
export function followSteps(road: Road, presenter: Pick<SurveyPresenter, 'pass'>) {
  return (event: MouseEvent): void => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const id = link?.getAttribute('href')?.slice(1) ?? '';
    if (!isPlainPress(event) || document.getElementById(id)) return;
    const to = stepNamed(road.steps, id);
    if (to === null) return;
    event.preventDefault();
    const asked = road.step?.survey;
    if (!asked || to <= road.at || presenter.pass(asked)) goToStep(id, nameOfShown(road));
  };
}
