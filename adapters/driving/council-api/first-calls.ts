import { addresses } from '#adapters/wire/addresses.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Asked {
  readonly realm: RealmId;
  readonly path: string;
  readonly today: CalendarDay;
  readonly menu: string | null;
}

/** A part of a path as it was meant; one that is no valid encoding names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The calls that the screen at a path begins with: their answers travel with the page and save the round trips. */
export function firstCalls({ realm, path, today, menu }: Asked): readonly string[] {
  const frame = [addresses.settings(realm), ...(menu === null ? [] : [addresses.menu(realm, menu)])];
  const [, first, slug] = path.split('/').map(decoded);
  if (path === '/') {
    return [
      ...frame,
      addresses.processes(realm, 4, 0),
      addresses.processesBetween(realm, today, today),
      addresses.articles(realm, 'noticias', 3, 0),
      addresses.surveys(realm),
    ];
  }
  if (first === 'procesos-participativos') {
    const shown = slug ? addresses.process(realm, slug) : addresses.processes(realm, 6, 0);
    return [...frame, shown, addresses.surveys(realm)];
  }
  if (first === 'noticias') return [...frame, addresses.articles(realm, 'noticias', 6, 0)];
  return frame;
}
