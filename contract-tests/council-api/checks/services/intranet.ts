import { addressOf } from '#adapters/wire/address-of.ts';
import type { IntranetAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { readIntranetCall } from '#adapters/wire/intranet/read-intranet.ts';
import { readRoomsCall } from '#adapters/wire/intranet/room-calls.ts';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Ask, ask, askAnonymously, askAsStaff, type HttpAnswer } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { type Finding, firstFinding } from '../../finding.ts';
import { answersAsDocumented, isRecord, neverCached, notRefused } from '../../read-answer.ts';
import { whereStaffMay } from '../staff-reads.ts';

/** So long a title is of one document: shorter ones may be words of residents’ pages too. */
const longEnough = 12;

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).flatMap(textsOf) : [];

/** The words by which what only staff read is known again: titles of news, procedures and forms, and addresses of files. */
function marksOf({ json }: HttpAnswer): readonly string[] {
  const { news, procedures, forms } = json as IntranetAnswer;
  const files = [...news, ...procedures].flatMap((one) => one.files.map(({ uri }) => uri));
  const titles = [...news, ...procedures, ...forms].flatMap(({ title }) => textsOf(title));
  return [...files, ...titles.filter(({ length }) => length >= longEnough)];
}

/** The ids of what a public list has. */
const idsIn = ({ json }: HttpAnswer): ReadonlySet<unknown> => {
  const items = isRecord(json) && Array.isArray(json['items']) ? (json['items'] as readonly unknown[]) : [];
  return new Set(items.map((item) => (isRecord(item) ? (item['_id'] ?? item['id']) : item)));
};

/** What everybody gets of a town, in whole: its pages, its feeds and its lists. */
const everybodys = (realm: RealmId): readonly Ask[] => {
  const collection = (name: string) => `/api/${encodeURIComponent(realm)}/collections/${name}?limit=10000`;
  return [
    ...['/', '/noticias', '/sitemap.xml'].map((path) => `${path}?realm=${encodeURIComponent(realm)}`),
    ...['articulos', 'entidades', 'descriptor', 'directorio'].map(collection),
    addressOf(listMailboxesCall, { realm }),
    addressOf(listVenuesCall, { realm }),
  ].map((address) => ask(address));
};

/** The first piece of the intranet that is in an answer for everybody. */
function leak(intranet: HttpAnswer, answers: readonly HttpAnswer[]): Finding | null {
  const marks = marksOf(intranet);
  const { news, procedures, forms } = intranet.json as IntranetAnswer;
  const ids = [...news, ...procedures, ...forms].map(({ id }) => id);
  return firstFinding(answers, (answer) => {
    const listed = idsIn(answer);
    const found = ids.find((id) => listed.has(id)) ?? marks.find((mark) => answer.text.includes(mark));
    return found === undefined ? null : { kind: 'unwanted', what: found };
  });
}

/** The first piece of each kind, asked for by its address. */
const byName = (realm: RealmId): readonly Ask[] =>
  [
    ['collections/articulos', 'news'],
    ['collections/articulos', 'procedures'],
    ['mailbox', 'forms'],
  ].map(([path, kind]) => askAnonymously(`/api/${encodeURIComponent(realm)}/${path}/{0.${kind}.0.id}`));

/** The intranet as a program of staff reads it; and nothing of it is anywhere for everybody. */
export const intranetChecks: readonly Check[] = [
  {
    id: 'int-02',
    clause: 'interfaces §api',
    from: ['staff'],
    trials: whereStaffMay([], ({ realm }) =>
      ([readIntranetCall, readRoomsCall] as const).map((call) =>
        trial(
          askAsStaff(addressOf(call, { realm })),
          (answer) => answersAsDocumented(call, answer) ?? neverCached(answer),
        ),
      ),
    ),
  },
  {
    id: 'int-03',
    clause: 'seguridad §secreto',
    from: ['staff'],
    trials: whereStaffMay([], ({ realm }) => [
      trial(
        [askAsStaff(addressOf(readIntranetCall, { realm })), ...byName(realm), ...everybodys(realm)],
        (intranet, news, procedure, form, ...all) =>
          answersAsDocumented(readIntranetCall, intranet) ??
          firstFinding([news, procedure, form], (one) => notRefused(one, 404)) ??
          leak(intranet, all),
      ),
    ]),
  },
];
