import type { Instant, TimeZone } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import { isVoteOver } from '../opening/opening-blockers.ts';
import type { Survey } from '../survey.ts';
import { surveyState } from '../survey-lifecycle.ts';
import { type BoxDeed, type PaperBox, plannedBox } from './ballot-box.ts';
import { boxId, longestBoxName, mostBoxes } from './box-name.ts';

/** Whether a vote with boxes can be voted in: it is over when all its surveys are, with the days that were added. */
export type VoteStage = 'before' | 'open' | 'over';

/** The stage of a vote with these surveys. */
export function voteStage(surveys: readonly Survey[], now: Instant, zone: TimeZone): VoteStage {
  if (surveys.length > 0 && surveys.every((survey) => isVoteOver(survey, now, zone))) return 'over';
  return surveys.some((survey) => surveyState(survey, now, zone).kind === 'open') ? 'open' : 'before';
}

/** What staff do to the boxes of a vote until they are sealed. */
export type BoxAct =
  | { readonly kind: 'plan'; readonly name: string }
  | { readonly kind: 'remove' | 'open' | 'seal'; readonly box: string };

/** Why nothing is changed. */
export type BoxRefused =
  | { readonly kind: 'unknownBox' }
  | { readonly kind: 'noName' }
  | { readonly kind: 'sameName' }
  | { readonly kind: 'tooManyBoxes'; readonly most: number }
  /** The box is in another state than the act needs. */
  | { readonly kind: 'otherState'; readonly state: PaperBox['state'] }
  /** The vote is over: no box is added to it or opened. */
  | { readonly kind: 'voteOver' }
  /** Nobody can vote yet. */
  | { readonly kind: 'voteNotOpen' }
  /** The name of the second person is missing, or is that of the first. */
  | { readonly kind: 'noWitness' };

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether two people were present. */
export const hasWitness = ({ name, witness }: Pick<BoxDeed, 'name' | 'witness'>): boolean =>
  witness.trim() !== '' && !isSameName(name, witness);

function planned(boxes: readonly PaperBox[], typed: string): Either<BoxRefused, readonly PaperBox[]> {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  if (name === '' || name.length > longestBoxName) return left({ kind: 'noName' });
  if (boxes.some((box) => isSameName(box.name, name))) return left({ kind: 'sameName' });
  if (boxes.length >= mostBoxes) return left({ kind: 'tooManyBoxes', most: mostBoxes });
  const id = boxId(
    name,
    boxes.map((box) => box.id),
  );
  return right([...boxes, plannedBox(id, name)]);
}

/** The state that a box has before each act. */
const needed = { remove: 'planned', open: 'planned', seal: 'open' } as const;

/** The boxes with one of them changed. */
export const withBox = (boxes: readonly PaperBox[], changed: PaperBox): readonly PaperBox[] =>
  boxes.map((box) => (box.id === changed.id ? changed : box));

/**
 * The boxes of a vote after an act. Boxes are added, and opened, until the vote is over; an open one can be sealed at any
 * time. Two people are present when one is opened or sealed.
 */
export function changeBoxes(
  boxes: readonly PaperBox[],
  act: BoxAct,
  { by, stage }: { readonly by: BoxDeed; readonly stage: VoteStage },
): Either<BoxRefused, readonly PaperBox[]> {
  if (act.kind === 'plan') return stage === 'over' ? left({ kind: 'voteOver' }) : planned(boxes, act.name);
  const box = boxes.find(({ id }) => id === act.box);
  if (box === undefined) return left({ kind: 'unknownBox' });
  if (box.state !== needed[act.kind]) return left({ kind: 'otherState', state: box.state });
  if (act.kind === 'remove') return right(boxes.filter((one) => one !== box));
  if (act.kind === 'open' && stage !== 'open')
    return left({ kind: stage === 'over' ? 'voteOver' : 'voteNotOpen' });
  if (!hasWitness(by)) return left({ kind: 'noWitness' });
  return right(
    withBox(
      boxes,
      act.kind === 'open' ? { ...box, state: 'open', opened: by } : { ...box, state: 'sealed', sealed: by },
    ),
  );
}
