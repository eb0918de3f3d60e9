import { useCallback, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { lookAtOfficeCall } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useToday } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';

/** What the council says of an office as it is written. */
export type OfficeLookAnswer = CallAnswer<typeof lookAtOfficeCall>;

/** A week of an office as it is written: of those fields that were there when it was asked for last. */
export function useOfficeLook(id: string, fields: Fields) {
  const { council } = useOffice();
  const today = useToday();
  const [asked, ask] = useState<{ readonly day: CalendarDay; readonly fields: Fields }>({
    day: today,
    fields,
  });
  const look = useCallback(
    () =>
      council.call(lookAtOfficeCall, {
        realm: council.realm,
        office: id,
        body: { document: documentOf(asked.fields), day: asked.day },
      }),
    [council, id, asked],
  );
  const [answer] = useAnswer(look);
  return {
    answer,
    isOld: asked.fields !== fields,
    isFirst: asked.day <= today,
    again: () => ask((before) => ({ ...before, fields })),
    turn: (weeks: number) => ask((before) => ({ fields, day: addDays(before.day, weeks * 7) })),
  };
}
