import type { SurveyState } from '../survey-lifecycle.ts';
import type { PaperWay } from './desk-counts.ts';

/**
 * Whether paper ballots of a vote may be given now, by the states of its surveys: into a box while all of them are open,
 * since the ballot has all questions. An envelope was given then; its mark is set later, until the box is sealed.
 */
export const isPaperTime = (way: PaperWay, surveys: readonly SurveyState['kind'][]): boolean =>
  surveys.length > 0 &&
  surveys.every((state) => state === 'open' || (way === 'envelope' && state === 'closed'));
