import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { openEarlierVote } from '../earlier-vote/open-earlier-vote.ts';
import { earlierCodeId, sendPartId } from '../questions/question-ids.ts';
import type { Visit } from '../visit.ts';
import { beginAgain, chosenWay, goToStep, keepWay, stepInAddress, watchStep } from './step-address.ts';
import { isSendPart, offersSteps, type StepOnRoad, stepNamed, stepsOf } from './steps.ts';

/** All questions on one page, or one at a time. */
export type Way = 'page' | 'steps';

export interface Road {
  readonly way: Way;
  readonly isOffered: boolean;
  readonly steps: readonly StepOnRoad[];
  /** The position of the step that is shown. */
  readonly at: number;
  /** The step that is shown; null: the whole page. The review is shown to readers of the page too. */
  readonly step: StepOnRoad | null;
  readonly change: (way: Way) => void;
}

/** As wide as a phone held upright. It is asked once: turning the phone does not change the page under the reader. */
const usualWay = (): Way => (window.matchMedia('(max-width: 40em)').matches ? 'steps' : 'page');

/** Names what is shown, for the history entries. */
export const nameOfShown = ({ step }: Pick<Road, 'step'>): string => step?.id ?? 'page';

/**
 * Which part of an open survey is shown. The step is in the address, behind the `#`, and both ways draw the same state,
 * so that nothing is lost between them.
 */
export function useRoad(visit: Visit): Road {
  const steps = useMemo(() => stepsOf(visit), [visit]);
  const isOffered = offersSteps(visit);
  const [way, setWay] = useState<Way>(() => (isOffered ? (chosenWay() ?? usualWay()) : 'page'));
  const id = useSyncExternalStore(watchStep, stepInAddress, () => '');
  // Another place behind the `#`, such as that of the skip link, leaves the reader on the step.
  const [last, setLast] = useState(0);
  const at = id === '' ? 0 : (stepNamed(steps, id) ?? last);
  if (at !== last) setLast(at);
  const review = steps.length - 1;
  const isReviewing = at === review && id !== '' && !isSendPart(id);
  const step = way === 'steps' || isReviewing ? (steps[at] ?? null) : null;
  const change = (next: Way) => {
    if (next === 'page' && at === review) goToStep(sendPartId, nameOfShown({ step }));
    keepWay(next);
    setWay(next);
  };
  return { way, isOffered, steps, at, step, change };
}

/** The place of the address on the page; without one, the first question, and the page stays where it is. */
function arriveOnPage(first: string): void {
  const id = stepInAddress();
  const named = id === '' ? null : document.getElementById(id);
  if (named) named.focus();
  else document.getElementById(`${first}-title`)?.focus({ preventScroll: true });
}

/** The top of the step in sight, and the focus on the heading of its question. */
function arriveAt({ id }: StepOnRoad): void {
  if (stepInAddress() === sendPartId) return document.getElementById(sendPartId)?.focus();
  if (stepInAddress() === earlierCodeId) return openEarlierVote();
  document.getElementById(roadId)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The element that a step begins with. */
export const roadId = 'paso';

/** After each step, and after a change between page and steps: the focus on the heading, for all readers. */
export function useStepArrival(road: Road): void {
  const { step, steps, way } = road;
  const shown = nameOfShown(road);
  const before = useRef(shown);
  // A step begins at its top, also for a reader who goes back to it.
  useEffect(() => {
    if (way === 'page') return undefined;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, [way]);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (step) arriveAt(step);
    else arriveOnPage(steps[0]?.id ?? '');
  }, [shown, step, steps]);
}

/** Once a vote is sent the road begins again at its first step. */
export function useBeginningAgain(hasVoted: boolean): void {
  const before = useRef(hasVoted);
  useEffect(() => {
    if (hasVoted && !before.current) beginAgain();
    before.current = hasVoted;
  }, [hasVoted]);
}
