import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { listStaffApplicationsCall } from '#adapters/wire/registrations/office/list-applications.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { type OneDeed, useOneDeed } from '../parts/use-one-deed.ts';
import { useOffice } from '../shell/office-context.ts';

/** What was signed of calling an activity off. */
type ActivityCallOffNow = NonNullable<CallAnswer<typeof listStaffApplicationsCall>['callOff']>;

/** An activity with all that was sent for it. */
export interface ActivityDesk {
  readonly activity: ActivityAnswer;
  /** In the order in which they came. */
  readonly applications: readonly StaffApplicationAnswer[];
  /** Who has signed that it is called off, and why; null: nobody has. */
  readonly callOff: ActivityCallOffNow | null;
}

/** What a part of an activity gets: the activity, and a way to ask for it again after something was done. */
export interface DeskPartProps {
  readonly desk: ActivityDesk;
  readonly again: () => void;
}

/** An activity with its applications; null until they are here. */
export function useActivityDesk(id: string) {
  const { council } = useOffice();
  const { call, realm } = council;
  return useAnswer(
    useCallback(async () => {
      const [activity, applications] = await Promise.all([
        call(readActivityCall, { realm, id }),
        call(listStaffApplicationsCall, { realm, id }),
      ]);
      if (isLeft(activity)) return activity;
      if (isLeft(applications)) return applications;
      const { items, callOff } = applications.right;
      const desk: ActivityDesk = { activity: activity.right, applications: items, callOff };
      return right(desk);
    }, [call, realm, id]),
  );
}

/** Refusals that have words of their own; every other one is that it could not be done. */
const inWords: ReadonlySet<string> = new Set([
  'unknownApplication',
  'noReason',
  'unknownClaim',
  'listed',
  'decided',
  'changed',
  'noAppeal',
  'notNow',
  'undecided',
  'notEnrolled',
  'unknownPart',
  'partNotOwed',
  'partNotDue',
  'noSession',
  'sameSigner',
  'notSigned',
  'notAllowed',
  'unreachable',
]);

/** Why the council did not do something, in words. */
export function useWhyNotRegistered(): (refusal: object) => string {
  const { t } = useSpeech();
  return (refusal) => {
    const { kind, where, faults } = refusal as {
      readonly kind?: string;
      readonly where?: unknown;
      readonly faults?: readonly { readonly count?: number }[];
    };
    const why = typeof where === 'string' ? where : (kind ?? '');
    const count = faults?.[0]?.count ?? 0;
    return t(`office-registrations:why.${inWords.has(why) ? why : 'other'}`, { count });
  };
}

/** One deed at the desk of registrations at a time. */
export const useRegistrationDeed = (): OneDeed => useOneDeed(useWhyNotRegistered());
