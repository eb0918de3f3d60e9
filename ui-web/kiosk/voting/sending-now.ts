import { mayRetry, retriesIn, type SendingRefusal } from '#ui-web/screens/survey/sending/attempt.ts';
import type { OpenState } from '#ui-web/screens/survey/state.ts';

/** Why a vote is not counted yet, or never, as a voter at a kiosk reads it. */
export type SendingTrouble = 'line' | 'rest' | 'alreadyVoted' | 'closed' | 'hidden' | 'answer';

/** What can be done with a vote in this moment. */
export interface SendingNow {
  readonly isBusy: boolean;
  /** The same answers are sent again, under the same code. */
  readonly isAgain: boolean;
  readonly maySend: boolean;
  readonly mayChange: boolean;
  readonly trouble: SendingTrouble | null;
  /** How many answers are still to be sent after the first was counted. */
  readonly rest: number;
}

function troubleOf({ kind }: SendingRefusal): SendingTrouble {
  switch (kind) {
    case 'alreadyVoted':
    case 'closed':
      return kind;
    case 'answerRefused':
      return 'answer';
    case 'noAnswer':
    case 'notSent':
    case 'serverFailed':
    case 'busy':
    case 'tooManyAttempts':
    case 'noSession':
      return 'line';
    default:
      return 'hidden';
  }
}

/**
 * What can be done with a vote. After a sending of which nothing is known only the very same may be sent again: changed
 * answers would be refused if the first had arrived.
 */
export function sendingNow({ dialog, attempt }: OpenState): SendingNow {
  const usual = { isBusy: false, isAgain: false, maySend: true, mayChange: true, trouble: null, rest: 0 };
  const isUnsure = attempt?.uncertain === true;
  if (dialog.kind === 'sending') return { ...usual, isBusy: true, mayChange: false };
  if (dialog.kind === 'taken') {
    const rest = attempt === null ? 0 : retriesIn(attempt).length;
    const isBusy = dialog.sendingRest || rest === 0;
    return { ...usual, isBusy, isAgain: true, mayChange: false, trouble: isBusy ? null : 'rest', rest };
  }
  if (dialog.kind !== 'refused') return usual;
  const trouble = troubleOf(dialog.refusal);
  const isAgain = mayRetry(dialog.refusal) && trouble === 'line';
  const mayChange = !isUnsure && (isAgain || trouble === 'answer');
  return { ...usual, isAgain, maySend: isAgain || mayChange, mayChange, trouble };
}
