import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byKey } from '#adapters/wire/addresses.ts';
import { readCalendarCall, readProcessCalendarCall } from '#adapters/wire/service/read-calendar.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { dayAt, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLanguage, type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Process } from '#domain/processes/process.ts';
import { queryCollection } from '../../../contents/collection-query.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import type { Made } from '../../../kept/kept-answers.ts';
import { nextChange } from '../../../kept/next-change.ts';
import type { Keeping } from '../../../kept/town-table.ts';
import { refuse } from '../../../plugins/refuse.ts';
import { openCall } from '../../../plugins/route.ts';
import { serverSayIn } from '../../../server-texts.ts';
import { writeCalendar } from './ical.ts';
import { processEntries } from './process-entries.ts';

type Asked = FastifyRequest<{
  Params: { realm: string; key?: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** The published processes: all of them, or the one with that id or slug. */
async function processesOf(council: ServerParts, town: Town, key: string | undefined) {
  const documents = await council.documents.all(town.realm, 'procesos');
  const query = key === undefined ? { limit: '10000' } : { or: byKey(key) };
  const answered = queryCollection('procesos', documents, query);
  const found = isLeft(answered) ? [] : answered.right.items.filter(isPublished);
  return found.flatMap((document): readonly Process[] => {
    const read = readProcess(document, town.timeZone);
    return isLeft(read) ? [] : [read.right];
  });
}

/** Where and for whom a calendar is written. */
interface Wanted {
  readonly key: string | undefined;
  readonly language: Language;
  readonly pageAt: (path: string) => string;
}

async function make(
  council: ServerParts,
  town: Town,
  { key, language, pageAt }: Wanted,
): Promise<Made | 'unknownDocument'> {
  const { realm, timeZone, defaultLanguage, name } = town;
  const processes = await processesOf(council, town, key);
  const [only] = processes;
  if (key !== undefined && only === undefined) return 'unknownDocument';
  const surveys = await council.realms.surveys(town);
  const reader = { realm, zone: timeZone, language, realmDefault: defaultLanguage, pageAt };
  const said = (text: Parameters<typeof textFor>[0]) => textFor(text, language, defaultLanguage).text;
  const now = council.clock.now();
  const shown = surveys.map(({ survey }) => survey);
  const body = writeCalendar({
    name:
      key === undefined ? serverSayIn(language)('calendar.title', { town: said(name) }) : said(only?.title),
    language: languageTag(language),
    zone: timeZone,
    asOf: startOfDay(dayAt(now, timeZone), timeZone),
    entries: processes.flatMap((process) => processEntries(process, shown, reader)),
  });
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${encodeURIComponent(key ?? realm)}.ics"`,
    },
    body,
    until: nextChange(
      surveys.map(({ document }) => document),
      now,
      timeZone,
    ),
    counted: [],
  };
}

/** The calendar of a process and that of a town, to subscribe to. */
export function calendarEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  { kept, towns }: Keeping,
): void {
  const answer = async (request: Asked, reply: FastifyReply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const found = await towns.named(request.params.realm);
    if (found === null) return refuse(reply, 'unknownRealm');
    const { realm, defaultLanguage } = found.town;
    const { key } = request.params;
    const locale = request.query['locale'];
    const language = isLanguage(locale) ? locale : defaultLanguage;
    const isHost = (await towns.ofPage(request))?.town.realm === realm;
    const origin = `${request.protocol}://${request.host}`;
    const query = new URLSearchParams({ ...(!isHost && { realm }), ...(isLanguage(locale) && { locale }) });
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const asked = { ...found, key: ['calendar', key ?? '', origin, search] };
    return kept.send(request, reply, asked, () =>
      make(council, found.town, { key, language, pageAt: (path) => `${origin}${path}${search}` }),
    );
  };
  openCall(server, readCalendarCall, answer);
  openCall(server, readProcessCalendarCall, answer);
}
