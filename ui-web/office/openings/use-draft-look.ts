import { useCallback, useState } from 'react';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useToday } from '../parts/use-moment.ts';

/** A week of what a document sets up, as it is written: of those fields that were there when it was asked for last. */
export function useDraftLook<T>(
  fields: Fields,
  lookAt: (document: JsonObject, day: CalendarDay) => Promise<T>,
) {
  const today = useToday();
  const [asked, ask] = useState<{ readonly day: CalendarDay; readonly fields: Fields }>({
    day: today,
    fields,
  });
  const look = useCallback(() => lookAt(documentOf(asked.fields), asked.day), [lookAt, asked]);
  const [answer] = useAnswer(look);
  return {
    answer,
    isOld: asked.fields !== fields,
    isFirst: asked.day <= today,
    again: () => ask((before) => ({ ...before, fields })),
    turn: (weeks: number) => ask((before) => ({ fields, day: addDays(before.day, weeks * 7) })),
  };
}
