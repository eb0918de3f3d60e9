import { formatClock, formatWeekday } from '#application/text/dates.ts';
import type { WriteClosed } from '#application/appointments/closing/tell-closed.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { isToChoose } from '#domain/appointments/visit.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { languageTag, type Language, textFor } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { serverSayIn } from '../../../server-texts.ts';

/** The day and the hour of an appointment, as its person reads them. */
function momentWords(at: Instant, zone: string, language: Language): string {
  const say = serverSayIn(language);
  const day = formatWeekday(dayAt(at, zone), language);
  return say('officeClosed.moment', { day, time: formatClock(at, zone, language) });
}

/**
 * The mail to a person whose appointment was closed. The key that opens it is in the fragment of the link, so that it never
 * reaches a server.
 */
export const closedMail =
  (
    { portalUrl }: Pick<ServerParts, 'portalUrl'>,
    town: Town,
    { offices }: Pick<AppointmentSetup, 'offices'>,
  ): WriteClosed =>
  (visit, { office: id, reason }) => {
    const language = visit.person?.language ?? town.defaultLanguage;
    const say = serverSayIn(language);
    const townName = textFor(town.name, language, town.defaultLanguage).text;
    const title = offices.find((one) => one.id === id)?.title ?? id;
    const office = textFor(title, language, town.defaultLanguage).text;
    const from = momentWords(visit.closed?.from ?? visit.at, town.timeZone, language);
    const isOpen = isToChoose(visit);
    const to = momentWords(visit.at, town.timeZone, language);
    const query = `realm=${encodeURIComponent(town.realm)}&lang=${languageTag(language)}`;
    return {
      subject: say(isOpen ? 'officeClosed.chooseSubject' : 'officeClosed.movedSubject', { town: townName }),
      text: [
        say('officeClosed.was', { name: visit.person?.name ?? '', from, office }),
        reason,
        '',
        ...(isOpen ? [] : [say('officeClosed.moved', { to, code: visit.code ?? '' })]),
        say(isOpen ? 'officeClosed.choose' : 'officeClosed.change'),
        `${portalUrl}/citas?${query}#${visit.id}`,
        '',
        say('officeClosed.sorry'),
        '',
      ].join('\n'),
    };
  };
