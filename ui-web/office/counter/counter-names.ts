import { useCallback } from 'react';
import type { OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import { formatClock } from '#application/text/dates.ts';

/** The offices and services of a town. */
export interface CounterSetup {
  readonly services: readonly ServiceAnswer[];
  readonly offices: readonly OfficeAnswer[];
}

/** The titles of services, with a plus between them. */
export function useServiceNames({ services }: CounterSetup): (ids: readonly string[]) => string {
  const { said } = useSpeech();
  return useCallback(
    (ids) =>
      ids
        .map((id) => {
          const found = services.find((one) => one.id === id);
          return found === undefined ? id : said(found.title).text;
        })
        .join(' + '),
    [services, said],
  );
}

/** What people bring for some services, in words. */
export function usePapers({ services }: CounterSetup): (ids: readonly string[]) => readonly string[] {
  const { said } = useSpeech();
  return (ids) =>
    services
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ papers }) => papers.map((one) => said(one).text));
}

/** A moment by the clock of the town: "10.31". */
export function useTownClock(): (at: string) => string {
  const { language } = useSpeech();
  const { town } = useOffice();
  return (at) => formatClock(Date.parse(at), town.timeZone, language);
}

/** Whole minutes from a moment to another one; 0 if it is later. */
export const minutesBetween = (from: string, until: string): number =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / 60_000));
