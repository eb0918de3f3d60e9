import { useCallback } from 'react';
import { findTimesAtDeskCall } from '#adapters/wire/appointments/find-times-at-desk.ts';
import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { BookingFault, ChosenTime } from './booking-draft.ts';
import { faultOfDesk } from './use-booking.ts';

/** For what and where free times are looked for; an empty office: in all of them. */
export interface DeskTimes {
  readonly services: readonly string[];
  readonly people: number;
  readonly office: string;
  /** The first day; null: today. */
  readonly from: string | null;
}

/** What is free for it. */
export interface FoundTimes {
  /** What it was asked for. */
  readonly asked: string;
  readonly times: FreeTimesAnswer | null;
  readonly fault: BookingFault | null;
}

/** The first time of each office that has one, the earliest first. */
export const firstTimes = ({ offices }: FreeTimesAnswer): readonly ChosenTime[] =>
  offices
    .flatMap(({ id, first }) => (first === null ? [] : [{ office: id, at: first }]))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** The times that staff can give; null until they are known. They are asked for anew if something else is sought. */
export function useFreeTimes({ services, people, office, from }: DeskTimes) {
  const { council } = useOffice();
  const asked = JSON.stringify([services, people, office, from]);
  const ask = useCallback(async (): Promise<FoundTimes> => {
    const [ids, count, where, day] = JSON.parse(asked) as [string[], number, string, string | null];
    if (ids.length === 0) return { asked, times: null, fault: null };
    const query = { services: ids, people: count, office: where === '' ? null : where, from: day as never };
    const answer = await council.call(findTimesAtDeskCall, { realm: council.realm, ...query });
    return isLeft(answer)
      ? { asked, times: null, fault: faultOfDesk(answer.left) }
      : { asked, times: answer.right, fault: null };
  }, [council, asked]);
  const [answer, again] = useAnswer(ask);
  return [answer?.asked === asked ? answer : null, again] as const;
}
