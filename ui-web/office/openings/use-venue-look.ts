import { useCallback } from 'react';
import { lookAtVenueCall } from '#adapters/wire/reservations/office/look-at-venue.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useOffice } from '../shell/office-context.ts';

/** Asks the council what a venue as it is written offers. */
export function useVenueLook(id: string) {
  const { council } = useOffice();
  return useCallback(
    (document: JsonObject, day: CalendarDay) =>
      council.call(lookAtVenueCall, { realm: council.realm, id, body: { document, day } }),
    [council, id],
  );
}
