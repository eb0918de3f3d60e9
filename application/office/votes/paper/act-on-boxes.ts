import type { BoxBookAct } from '#application/ports/server/office/box-book.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import type { BoxDeed, PaperBox } from '#domain/voting/paper/ballot-box.ts';
import { beginEntering, type ContentsRefused, noteContents } from '#domain/voting/paper/box-contents.ts';
import { changeBoxes, type VoteStage } from '#domain/voting/paper/change-boxes.ts';

/** What a person does with the boxes of a vote. */
export interface ActOnBoxes {
  readonly act: 'plan' | 'remove' | 'open' | 'seal' | 'count' | 'begin';
  readonly box: string;
  /** Of a new box. */
  readonly name: string;
  readonly witness: string;
  readonly words: string;
  /** How many ballots were found in it. */
  readonly found: number;
  readonly signer: Pick<Signer, 'id' | 'name'>;
  readonly now: Instant;
  readonly stage: VoteStage;
  /** How many ballots were given for it, by the marks. */
  readonly given: number;
  /** The highest number of its ballots that somebody entered. */
  readonly highest: number;
}

function decided(
  boxes: readonly PaperBox[],
  done: ActOnBoxes,
  by: BoxDeed,
): Either<ContentsRefused, readonly PaperBox[]> {
  const { act, box, name, stage } = done;
  switch (act) {
    case 'plan':
      return changeBoxes(boxes, { kind: act, name }, { by, stage });
    case 'remove':
    case 'open':
    case 'seal':
      return changeBoxes(boxes, { kind: act, box }, { by, stage });
    case 'count':
      return noteContents(boxes, { ...done, by });
    case 'begin':
      return beginEntering(boxes, stage);
  }
}

/** The step of an act: what was done to which box, and who else was present. */
function stepOf({ act, box, name, signer, witness, words, found, now }: ActOnBoxes): NewStep {
  const said = [witness, ...(act === 'count' ? [String(found)] : []), words].filter(
    (one) => one.trim() !== '',
  );
  return {
    act: `vote.box.${act}`,
    from: null,
    to: act === 'plan' ? name.trim() : box === '' ? null : box,
    words: said.length === 0 ? null : said.join(' · '),
    by: signer.name,
    at: now,
  };
}

/** What an act makes of the boxes of a vote as they are found, with its step. Left: why it is refused. */
export function actOnBoxes(
  boxes: readonly PaperBox[],
  done: ActOnBoxes,
  surveys: readonly string[],
): Either<ContentsRefused, BoxBookAct> {
  const { signer, witness, words, now } = done;
  const by: BoxDeed = {
    person: signer.id,
    name: signer.name,
    witness: witness.trim(),
    at: now,
    words: words.trim(),
  };
  return map(
    (changed: readonly PaperBox[]): BoxBookAct => ({ boxes: changed, surveys, steps: [stepOf(done)] }),
  )(decided(boxes, done, by));
}
