import { enterPassCall } from '#adapters/wire/voting-desk/kiosk/enter-pass.ts';
import type { KioskSeen } from '#adapters/wire/voting-desk/kiosk/kiosk.ts';
import { leaveKioskCall } from '#adapters/wire/voting-desk/kiosk/leave-kiosk.ts';
import { stayAtKioskCall } from '#adapters/wire/voting-desk/kiosk/stay-at-kiosk.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { KioskCouncil } from '#ui-web/composition/kiosk.ts';
import { surveyPresenter, type SurveyPresenter } from '#ui-web/screens/survey/presenter.ts';
import type { Seat } from '../kiosk-state.ts';
import { noHistory, surveyCouncil } from './survey-council.ts';

/** How a voter's time at a kiosk ends, if they do not just go. */
export type SeatEnd =
  | { readonly kind: 'thanks'; readonly left: number }
  | { readonly kind: 'over'; readonly isUnsure: boolean }
  /** An officer has ended the kiosk. */
  | { readonly kind: 'ended' };

type Refused = { readonly kind: string; readonly where?: string; readonly retryAfter?: number };

/** More time is asked for once less than this is left, in milliseconds. */
const little = 5 * 60_000;

const notOpen = (where: 'closed' | 'hidden'): Refused => ({ kind: 'deskRefused', where });

/** Why the questions cannot be asked; null if they can. It is asked before the pass is used up. */
function whyNot(survey: SurveyPresenter): Refused | null {
  const read = survey.current();
  if (read.kind === 'open') return null;
  if (read.kind === 'shut') return notOpen('closed');
  const isRead = read.kind === 'refused' && read.refusal.kind !== 'council';
  return isRead ? notOpen('hidden') : { kind: 'unreachable' };
}

/** Takes voters in and lets them go. The token of the one who is there is in this function's memory alone. */
export function kioskSeats(council: KioskCouncil, ends: (end: SeatEnd) => void) {
  const { realm, call, clock } = council;
  let voter: string | null = null;
  let sitting: SurveyPresenter | null = null;
  let serial = 0;
  /** Differs as soon as a voter goes, or the next one types a pass. */
  let turn = 0;
  let isAsking = false;
  /** Whether an answer was sent of which nothing is known. */
  const isUnsure = () => {
    const now = sitting?.current();
    return now?.kind === 'open' && now.attempt?.uncertain === true;
  };
  const gone = (where: string) =>
    ends(where === 'noKiosk' ? { kind: 'ended' } : { kind: 'over', isUnsure: isUnsure() });
  return {
    isUnsure,
    take: async (kiosk: KioskSeen, pass: string): Promise<Either<Refused, Seat>> => {
      turn += 1;
      const own = turn;
      // What was still being sent when its voter went never takes the token of the next one.
      const isSitting = () => sitting === survey;
      const here = surveyCouncil(council, kiosk, {
        token: () => (isSitting() ? voter : null),
        gone: (where) => isSitting() && gone(where),
      });
      const survey = surveyPresenter(here, noHistory, kiosk.vote);
      await survey.load();
      const refused = whyNot(survey);
      if (refused !== null) return left(refused);
      const entered = await call(enterPassCall, { realm, body: { pass } });
      if (isLeft(entered)) return entered;
      if (turn !== own) {
        void call(leaveKioskCall, { realm, body: { voter: entered.right.voter } });
        return left({ kind: 'unreachable' });
      }
      voter = entered.right.voter;
      sitting = survey;
      serial += 1;
      return right({ serial, survey, until: Date.parse(entered.right.until) });
    },
    /** More time, if little is left; null if nothing changed. */
    lengthen: async ({ until }: Seat): Promise<Instant | null> => {
      if (voter === null || isAsking || until - clock.now() > little) return null;
      isAsking = true;
      const stayed = await call(stayAtKioskCall, { realm, body: { voter } });
      isAsking = false;
      if (!isLeft(stayed)) return Date.parse(stayed.right.until);
      if (stayed.left.kind === 'deskRefused') gone(stayed.left.where ?? '');
      return null;
    },
    leave: (): void => {
      turn += 1;
      // The council forgets them too; if it does not hear of it, their time ends by itself.
      if (voter !== null) void call(leaveKioskCall, { realm, body: { voter } });
      voter = null;
      sitting = null;
    },
  };
}
