import type { GoodsStep } from '../../scarcity/goods-request.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Application } from './application.ts';

/** What happened to an application: the act, the state that it came to, and words about it that can be erased. */
export interface RegistrationDeed {
  readonly act:
    | 'send'
    | 'correct'
    | 'withdraw'
    | 'readProof'
    | 'judge'
    | 'appeal'
    | 'answerAppeal'
    | 'draw'
    | 'wait'
    | 'skip'
    | 'offer'
    | 'lapse'
    | 'accept'
    | 'decline'
    | 'enrol'
    | 'refund'
    | 'leave'
    | 'expel'
    | 'callOff'
    | 'attend'
    | 'payPart'
    | 'remindPart'
    | 'forgivePart';
  readonly to: string;
  readonly words: string;
  readonly by: string;
  readonly at: Instant;
}

/** The step of it, in the chain of its application, which is named by its letters. */
export const registrationStep = (
  { code, state }: Pick<Application, 'code' | 'state'>,
  { act, to, words, by, at }: RegistrationDeed,
): GoodsStep => ({
  subject: `application/${code}`,
  step: { act: `registration.${act}`, from: state, to, words: words.trim() === '' ? null : words, by, at },
});
