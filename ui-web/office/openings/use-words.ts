import type { OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { formatDays } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The offices and services of a town. */
export interface TownOffices {
  readonly offices: readonly OfficeAnswer[];
  readonly services: readonly ServiceAnswer[];
}

/** The names of services, and of desks. */
export function useNames({ offices, services }: TownOffices, office: string) {
  const { said, t } = useSpeech();
  const desks = offices.find(({ id }) => id === office)?.desks ?? [];
  const titleIn = (list: readonly Pick<ServiceAnswer, 'id' | 'title'>[], id: string) => {
    const found = list.find((one) => one.id === id);
    return found === undefined ? id : said(found.title).text;
  };
  return {
    services: (ids: readonly string[]) => ids.map((id) => titleIn(services, id)).join(' + '),
    desk: (id: string) => titleIn(desks, id),
    desks: (ids: readonly string[] | null) =>
      ids === null ? t('office-openings:wholeOffice') : ids.map((id) => titleIn(desks, id)).join(', '),
  };
}

/** The days and hours of a closure: "7 de diciembre de 2026, de 9:00 a 12:00". */
export function useTimeWords() {
  const { t, language } = useSpeech();
  return (time: {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly opens?: string | null | undefined;
    readonly closes?: string | null | undefined;
  }): string => {
    const [first, last] = [parseDay(time.firstDay), parseDay(time.lastDay)];
    const days = first === null || last === null ? time.firstDay : formatDays(first, last, language);
    if (!time.opens || !time.closes) return days;
    return t('office-openings:daysAndHours', { days, from: time.opens, to: time.closes });
  };
}
