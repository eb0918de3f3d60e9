import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { lookAtOfficeCall } from '#adapters/wire/appointments/closing/look-at-office.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useOffice } from '../shell/office-context.ts';

/** What the council says of an office as it is written. */
export type OfficeLookAnswer = CallAnswer<typeof lookAtOfficeCall>;

/** Asks the council what an office as it is written offers. */
export function useOfficeLook(office: string) {
  const { council } = useOffice();
  return useCallback(
    (document: JsonObject, day: CalendarDay) =>
      council.call(lookAtOfficeCall, { realm: council.realm, office, body: { document, day } }),
    [council, office],
  );
}
