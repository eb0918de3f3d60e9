import { addressOf } from '#adapters/wire/address-of.ts';
import { documentsAddress } from '#adapters/wire/collections/documents-address.ts';
import { listGrantsByCallCall } from '#adapters/wire/collections/list-grants-by-call.ts';
import { listGrantsCall } from '#adapters/wire/collections/list-grants.ts';
import { listSubsidyCallsCall } from '#adapters/wire/collections/list-subsidy-calls.ts';
import { readTableCall } from '#adapters/wire/collections/read-table.ts';
import { readCalendarCall } from '#adapters/wire/service/read-calendar.ts';
import { listReportsXmlCall } from '#adapters/wire/open311/list-reports-xml.ts';
import { listReportsCall } from '#adapters/wire/open311/list-reports.ts';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { readTableDescriptor } from '#adapters/wire/tables/table.ts';
import { residentsProposals } from '#application/ports/server/content-changes.ts';
import { isPublished } from '#domain/content/published.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { isLeft } from '#domain/shared/result.ts';
import { rowsCollection } from '#domain/tables/rows-collection.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { servicesOf } from '../../requests/open311-work.ts';
import type { Town } from '#domain/access/town.ts';
import { feedPaths } from '../feed-paths.ts';
import { type Dataset, type Distribution, shaped } from './dataset.ts';
import { lastChange, notedChange } from './last-change.ts';
import { inEveryLanguage } from './spoken.ts';

type Topic = 'processes' | 'proposals' | 'news' | 'budgets' | 'associations' | 'calls' | 'grants' | 'reports';

const all = 10_000;

/** A dataset on a whole topic of the town, named by the catalogue's own texts. */
const aboutTown = (
  { name }: Town,
  topic: Topic,
  theme: Dataset['theme'],
  page: string,
  distributions: readonly Distribution[],
  modified: Dataset['modified'] = null,
): Dataset => ({
  key: topic,
  title: inEveryLanguage(`openData.${topic}.title`, { town: name }),
  description: inEveryLanguage(`openData.${topic}.description`, {}),
  theme,
  page,
  issued: null,
  modified,
  period: null,
  distributions,
});

/** The collections that are published whole, each with its shape. */
const whole = [
  ['processes', 'procesos', 'Process', 'GOVE', '/procesos-participativos'],
  ['proposals', 'propuestas', 'Document', 'GOVE', '/propuestas'],
  ['news', 'articulos', 'Article', 'GOVE', '/noticias'],
  ['budgets', 'presupuestos', 'Document', 'ECON', '/presupuesto'],
  ['associations', 'asociaciones', 'Association', 'SOCI', '/asociaciones'],
] as const;

/** The other forms in which a collection can be had. */
const alsoAs = (topic: Topic, { realm }: Town): readonly Distribution[] => {
  const at = (path: string) => `${path}?realm=${encodeURIComponent(realm)}`;
  if (topic === 'news') return [shaped(at(feedPaths.news), 'rss', null)];
  if (topic !== 'processes') return [];
  const surveys = addressOf(listSurveysCall, { realm });
  const calendar = addressOf(readCalendarCall, { realm });
  return [
    shaped(at(feedPaths.processes), 'rss', null),
    shaped(calendar, 'ics', null),
    shaped(surveys, 'json', 'Survey'),
  ];
};

/** The collections that are published as one: proposals come from several. */
const isPartOf = (collection: string) => (name: string) =>
  name === collection ||
  (collection === allProposals && (name === residentsProposals || isOfOneProcess(name)));

async function collections(council: ServerParts, town: Town): Promise<readonly Dataset[]> {
  const changes = await council.changes.of(town.realm);
  const found = await Promise.all(
    whole.map(async ([topic, collection, shape, theme, page]) => {
      const documents = await council.documents.all(town.realm, collection);
      if (!documents.some(isPublished)) return [];
      const list = shaped(documentsAddress(town.realm, collection, { limit: all }), 'json', shape);
      const modified =
        lastChange(documents, town.timeZone) ?? notedChange(changes, isPartOf(collection), town.timeZone);
      return [aboutTown(town, topic, theme, page, [list, ...alsoAs(topic, town)], modified)];
    }),
  );
  return found.flat();
}

/** Calls and grants, unless the source says that there are none. */
async function subsidies(council: ServerParts, town: Town): Promise<readonly Dataset[]> {
  const entity: string = town.realm;
  const calls = await council.subsidies.calls(town.realm, null, () => undefined);
  if (!isLeft(calls) && calls.right.length === 0) return [];
  const rows = shaped(addressOf(listGrantsCall, { entity }), 'json', 'GrantRow');
  const totals = shaped(addressOf(listGrantsByCallCall, { entity }), 'json', 'CallTotalRow');
  const called = shaped(addressOf(listSubsidyCallsCall, { entity }), 'json', 'SubsidyCallRow');
  // When the national register changed is not known here.
  const noted = council.subsidies.areKeptBy(town.realm) ? await council.changes.of(town.realm) : new Map();
  const changed = (...kept: readonly string[]) =>
    notedChange(noted, (one) => kept.includes(one), town.timeZone);
  return [
    aboutTown(town, 'calls', 'ECON', '/subvenciones', [called], changed('convocatorias')),
    // Totals by call have the titles of the calls.
    aboutTown(
      town,
      'grants',
      'ECON',
      '/subvenciones',
      [rows, totals],
      changed('convocatorias', 'concesiones'),
    ),
  ];
}

/** The tables that a town describes: contracts, and whatever else it publishes as rows. */
async function tables(
  council: ServerParts,
  { realm, name: town, timeZone }: Town,
): Promise<readonly Dataset[]> {
  const descriptors = await council.documents.all(realm, 'descriptor');
  const changes = await council.changes.of(realm);
  return descriptors.flatMap((document): readonly Dataset[] => {
    const read = readTableDescriptor(document);
    if (isLeft(read) || read.right.query === null) return [];
    const { name, title, query, columns } = read.right;
    const path = addressOf(readTableCall, { realm, db: query.db, query: query.name });
    const kept = ['descriptor', rowsCollection(query.db, query.name)];
    const shown = columns.filter(({ isHidden }) => !isHidden);
    return [
      {
        key: `table-${query.db}-${query.name}`,
        title: title ?? name,
        description: inEveryLanguage('openData.table.description', { town }),
        theme: 'ECON',
        page: '/transparencia',
        issued: null,
        modified: notedChange(changes, (one) => kept.includes(one), timeZone),
        period: null,
        distributions: [
          {
            path,
            format: 'json',
            shape: null,
            columns: shown.map((column) => ({ name: column.key, title: column.title })),
          },
        ],
      },
    ];
  });
}

async function reports(council: ServerParts, town: Town): Promise<readonly Dataset[]> {
  if ((await servicesOf(council, town)).length === 0) return [];
  const { realm } = town;
  return [
    aboutTown(town, 'reports', 'REGI', '/', [
      shaped(addressOf(listReportsCall, { realm }), 'json', null),
      shaped(addressOf(listReportsXmlCall, { realm }), 'xml', null),
    ]),
  ];
}

/** What a town publishes whole: its collections, subsidies, tables and public reports. */
export async function townDatasets(council: ServerParts, town: Town): Promise<readonly Dataset[]> {
  const parts = [collections, subsidies, tables, reports].map(async (part) => part(council, town));
  return (await Promise.all(parts)).flat();
}
