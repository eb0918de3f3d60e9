import type { Language } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { addressAt } from '../address-at.ts';
import type { readProcessCalendarCall } from '../service/read-calendar.ts';

/** The address of the calendar of a process. */
export const calendarAddress = (realm: RealmId, slug: string, locale: Language): string =>
  addressAt<typeof readProcessCalendarCall>('/api/{realm}/processes/{key}/calendar.ics', {
    realm,
    key: slug,
    locale,
  });
