import * as t from 'io-ts';
import { readSwitch } from '#domain/comments/moderation.ts';
import { type Process, sections } from '#domain/processes/process.ts';
import { readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, flatMap, left, right } from '#domain/shared/result.ts';
import { filesGroupWire, readFiles } from '../uploads/attached-file.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from '../decode.ts';

const rangeWire = t.intersection([
  t.type({ start: t.string, end: t.string }),
  t.partial({
    name: orNull(localizedText),
    title: orNull(localizedText),
    note: orNull(localizedText),
    kind: orNull(t.string),
  }),
]);
export const processWire = t.intersection([
  t.type({
    _id: t.string,
    title: localizedText,
    period: t.intersection([
      t.type({ _extent: t.type({ start: t.string, end: t.string }) }),
      t.partial({ dateRanges: orNull(t.array(rangeWire)) }),
    ]),
  }),
  t.partial({
    subtitle: orNull(localizedText),
    lead: orNull(localizedText),
    body: orNull(localizedText),
    headerImage: orNull(t.string),
    logo: orNull(t.string),
    coleccionPropuestas: orNull(t.string),
    data: orNull(
      t.partial({
        slug: orNull(localizedText),
        survey: orNull(t.string),
        buttons: orNull(t.record(t.string, t.boolean)),
      }),
    ),
    amount: orNull(euros),
    mailbox: orNull(t.string),
    contact: orNull(t.string),
    who: orNull(localizedText),
    /** `before` or `after` they are published, or `no`. */
    comments: orNull(t.string),
    filesGroup: orNull(filesGroupWire),
    webLinks: orNull(t.array(t.type({ title: localizedText, uri: t.string }))),
  }),
]);

/** A slug is one text, or one for each language: the first that is not empty names the page. */
export const slugOf = (
  slug: string | Readonly<Record<string, string>> | null | undefined,
  id: string,
): string => (typeof slug === 'string' ? slug : Object.values(slug ?? {}).find((text) => text !== '')) || id;

/** A process document (specification 3, section 3). Days are the realm's; an end day is the last day of its range. */
export function readProcess(raw: unknown, zone: TimeZone): Either<Unreadable, Process> {
  const day = (text: string) => readMoment(text, zone)?.day;
  return flatMap((wire: t.TypeOf<typeof processWire>): Either<Unreadable, Process> => {
    const start = day(wire.period._extent.start);
    const end = day(wire.period._extent.end);
    if (!start || !end) return left({ kind: 'unreadable', where: 'period._extent' });
    const ranges = (wire.period.dateRanges ?? []).flatMap((range) => {
      const [from, to] = [day(range.start), day(range.end)];
      return from && to
        ? [
            {
              name: range.name ?? range.title ?? '',
              kind: range.kind ?? null,
              note: range.note ?? null,
              start: from,
              end: to,
            },
          ]
        : [];
    });
    const buttons = wire.data?.buttons ?? {};
    return right({
      id: wire._id,
      slug: slugOf(wire.data?.slug, wire._id),
      title: wire.title,
      subtitle: wire.subtitle ?? null,
      lead: wire.lead ?? null,
      body: wire.body ?? null,
      headerImage: wire.headerImage ?? null,
      logo: wire.logo ?? null,
      extent: { start, end },
      ranges,
      survey: wire.data?.survey ? surveyId(wire.data.survey) : null,
      switchedOff: sections.filter((section) => buttons[section] === false),
      amount: typeof wire.amount === 'number' ? cents(wire.amount) : null,
      proposals: wire.coleccionPropuestas || null,
      mailbox: wire.mailbox ?? null,
      contact: wire.contact ?? null,
      who: wire.who ?? null,
      comments: readSwitch(wire.comments),
      files: readFiles(wire.filesGroup),
      links: wire.webLinks ?? [],
    });
  })(decode(processWire, raw));
}
