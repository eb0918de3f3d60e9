import type { DeskOrder, UnfinishedRequest, RequestFilter } from '#application/ports/server/request-store.ts';
import { processOf } from '#application/processes/publish-proposal.ts';
import { folded } from '#domain/directory/folded.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { partAround } from '#domain/forms/nearby.ts';
import { isDecidedProposal } from '#domain/forms/publication.ts';
import { type CouncilRequest, finishedStatuses, type RequestStatus } from '#domain/forms/request.ts';
import { type CountedDeskGroup, type DeskDay, facetValues, fits } from '#domain/office/desk/facets.ts';
import { type DeskFact, firstAnswer } from '#domain/office/desk/figures.ts';
import { priorities, rankOf } from '#domain/office/desk/priority.ts';
import { type DueGroup, daysOfGroup } from '#domain/office/desk/term.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { AnyRow } from './request-row.ts';

/*
 * The list of staff has a narrow table of its own in both databases, `desk_requests`: requests with their texts and
 * threads are too wide to be looked through at once. It is written with each request.
 */

/** The columns of the table, in the order of `deskValues`. */
export const deskColumns =
  'realm, mailbox, status, priority, assigned, due, approval, replied, id, created, lat, lng, words, people, answered, closed, iid, process, decided';

/** No term: comes after every day. */
const noDue = '~';

/** The row of a request. */
export function deskValues(request: CouncilRequest): readonly (string | number | null)[] {
  const { realm, mailbox, status, assignedTo, approval, hasReply, id, createdAt, coordinates } = request;
  const { iid, title, body, category, address, contact, due, priority, toldAt, updatedAt } = request;
  const isOpen = !finishedStatuses.includes(status);
  return [
    realm,
    mailbox,
    status,
    rankOf(priority),
    assignedTo ?? '',
    isOpen && due !== undefined ? due : noDue,
    approval ?? '',
    Number(hasReply),
    id,
    createdAt,
    coordinates?.lat ?? null,
    coordinates?.lng ?? null,
    folded([iid, id, title, body, category, address].filter(Boolean).join('\n')),
    folded(Object.values(contact).join(' ')),
    firstAnswer(request),
    isOpen ? null : (toldAt ?? updatedAt),
    iid,
    processOf(request),
    Number(isDecidedProposal(request)),
  ];
}

/**
 * What is read of requests that are not done with; their states are written out as in the index. A server of an earlier
 * version, beside which this one runs for a while, writes rows without their numbers.
 */
export const openStatement = (dialect: Pick<Dialect, 'place' | 'inOrderOf'>): string =>
  `SELECT COALESCE(d.iid, (SELECT r.iid FROM requests AS r WHERE r.realm = d.realm AND r.id = d.id)) AS iid,
      mailbox, assigned, replied, created, due, process, decided
    FROM desk_requests AS d ${dialect.inOrderOf('desk_requests_open')}
    WHERE realm = ${dialect.place(1)} AND status IN ('Recibida', 'En gestión')
    ORDER BY created, id LIMIT ${dialect.place(2)}`;

/** A request that is not done with, as its row has it. */
export const openOf = (row: AnyRow): UnfinishedRequest => ({
  iid: String(row['iid']),
  mailbox: mailboxId(String(row['mailbox'])),
  assignedTo: String(row['assigned']) || null,
  hasReply: Number(row['replied']) === 1,
  createdAt: Number(row['created']),
  ...(row['due'] === noDue ? {} : { due: String(row['due']) as CalendarDay }),
  process: typeof row['process'] === 'string' ? row['process'] : null,
  isDecided: Number(row['decided']) === 1,
});

/** How a database writes the place of a value, and a search of a text in another one. */
export interface Dialect {
  readonly place: (number: number) => string;
  readonly contains: (column: string, place: string) => string;
  /** The aggregate that writes texts one after the other, with a comma between. */
  readonly joined: 'group_concat' | 'string_agg';
  /** Has rows read in the order of an index; blank if the database chooses well by itself. */
  readonly inOrderOf: (index: string) => string;
  /** Whether an index finds the rows that contain a text. */
  readonly findsText: boolean;
}

/** The columns that make a group. */
const groupColumns = 'mailbox, status, priority, assigned, due, approval, replied';

/** A condition is built of parts; each part notes the values that it needs. */
function conditions(dialect: Dialect) {
  const values: (string | number)[] = [];
  const parts: string[] = [];
  const put = (value: string | number) => dialect.place(values.push(value));
  const among = (column: string, list: readonly (string | number)[]) =>
    list.length === 0 ? '1 = 0' : `${column} IN (${list.map(put).join(', ')})`;
  return { values, parts, put, among };
}
type Conditions = ReturnType<typeof conditions>;

const metresADegree = 111_320;

/** The place on the ground, flat: within a few kilometres that is exact to centimetres. */
function nearPart({ put }: Conditions, { at, metres }: NonNullable<RequestFilter['near']>): string {
  const { south, north, west, east } = partAround(at, metres);
  const wide = Math.cos((at.lat * Math.PI) / 180);
  const up = `(lat - ${put(at.lat)}) * ${metresADegree}`;
  const aside = `(lng - ${put(at.lng)}) * ${put(metresADegree * wide)}`;
  return `lat BETWEEN ${put(south)} AND ${put(north)} AND lng BETWEEN ${put(west)} AND ${put(east)}
    AND ${up} * ${up} + ${aside} * ${aside} <= ${put(metres * metres)}`;
}

function textPart(
  { put, among }: Conditions,
  dialect: Dialect,
  text: NonNullable<RequestFilter['text']>,
): string {
  // A value without a place in the statement is refused by both databases: each is put where it is written.
  const inWords = dialect.contains('words', put(text.folded));
  if (text.people !== 'all' && text.people.length === 0) return inWords;
  const inPeople = dialect.contains('people', put(text.folded));
  return text.people === 'all'
    ? `(${inWords} OR ${inPeople})`
    : `(${inWords} OR (${among('mailbox', text.people)} AND ${inPeople}))`;
}

/** What every row must fulfil, whatever is chosen: the town, what may be read, text, time and place. */
function ground(dialect: Dialect, realm: string, filter: RequestFilter): Conditions {
  const all = conditions(dialect);
  const { put, among, parts } = all;
  parts.push(`realm = ${put(realm)}`);
  if (filter.mailboxes !== null) parts.push(among('mailbox', filter.mailboxes));
  if (filter.text !== null) parts.push(textPart(all, dialect, filter.text));
  if (filter.from !== null) parts.push(`created >= ${put(filter.from)}`);
  if (filter.until !== null) parts.push(`created < ${put(filter.until)}`);
  if (filter.near !== null) parts.push(nearPart(all, filter.near));
  return all;
}

/** The days of a group. A request without a term has none: its mark comes after every day. */
function duePart({ put }: Conditions, groups: readonly (DueGroup | null)[], { today }: DeskDay): string {
  const ranges = groups
    .filter((group) => group !== null)
    .map((group) => {
      const { from, until } = daysOfGroup(group, today);
      return `due BETWEEN ${put(from ?? '')} AND ${put(until ?? '9999-12-31')}`;
    });
  return ranges.length === 0 ? '1 = 0' : `(${ranges.join(' OR ')})`;
}

/** What is chosen, as conditions: the same that `fits` says of a group. */
function chosenParts(all: Conditions, { chosen, day }: RequestFilter): void {
  const { parts, among } = all;
  const { status, mailbox, assignedTo, priority, due, hasReply, approval } = chosen;
  if (status !== null) parts.push(among('status', status));
  if (mailbox !== null) parts.push(among('mailbox', mailbox));
  if (assignedTo !== null)
    parts.push(
      among(
        'assigned',
        assignedTo.map((name) => name ?? ''),
      ),
    );
  if (priority !== null) parts.push(among('priority', priority.map(rankOf)));
  if (hasReply !== null) parts.push(among('replied', hasReply.map(Number)));
  if (due !== null) parts.push(duePart(all, due, day));
  if (approval === null) return;
  const decided = among('approval', approval.filter((one) => one !== 'waiting' && one !== null).map(String));
  parts.push(
    approval.includes('waiting')
      ? `(${decided} OR (approval = '' AND ${among('mailbox', day.holding)}))`
      : decided,
  );
}

interface Order {
  readonly columns: string;
  readonly index: string;
}
const orders: Readonly<Record<DeskOrder, Order>> = {
  newest: { columns: 'created DESC, id', index: 'desk_requests_by_time' },
  oldest: { columns: 'created, id', index: 'desk_requests_by_time' },
  term: { columns: 'due, created, id', index: 'desk_requests_by_term' },
  priority: { columns: 'priority, due, created, id', index: 'desk_requests_by_priority' },
};

/** A statement and its values. */
interface DeskStatement {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** Whether every row must be looked at: no index finds a place, and few databases have one that finds a text. */
const isWide = ({ findsText }: Dialect, { text, near }: RequestFilter): boolean =>
  (text !== null && !findsText) || near !== null;

/** A group of so many requests does not name them: the page of so many is found soon by the index of its order. */
const mostNamed = 1000;

/**
 * The groups of what the ground leaves, each with its number. If all rows are looked at, a group names its requests, so
 * that they need not be looked for again.
 */
export function groupStatement(dialect: Dialect, realm: string, filter: RequestFilter): DeskStatement {
  const { parts, values } = ground(dialect, realm, filter);
  const named = `CASE WHEN count(*) <= ${mostNamed} THEN ${dialect.joined}(created || ' ' || id, ',') END`;
  const text = `SELECT ${groupColumns}, count(*) AS n, ${isWide(dialect, filter) ? named : 'NULL'} AS named
    FROM desk_requests WHERE ${parts.join(' AND ')} GROUP BY ${groupColumns}`;
  return { text, values };
}

/** The ids of a page, by the index of its order. */
export function pageStatement(dialect: Dialect, realm: string, filter: RequestFilter): DeskStatement {
  const all = ground(dialect, realm, filter);
  chosenParts(all, filter);
  const { columns, index } = orders[filter.order];
  const text = `SELECT id FROM desk_requests ${isWide(dialect, filter) ? dialect.inOrderOf(index) : ''}
    WHERE ${all.parts.join(' AND ')} ORDER BY ${columns} LIMIT ${all.put(filter.limit)} OFFSET ${all.put(filter.offset)}`;
  return { text, values: all.values };
}

/** A request that its group names. */
interface Named {
  readonly group: CountedDeskGroup;
  readonly id: string;
  readonly created: number;
}

type SortKey = readonly (string | number)[];

const orderKeys: Readonly<Record<DeskOrder, (one: Named) => SortKey>> = {
  newest: ({ created, id }) => [-created, id],
  oldest: ({ created, id }) => [created, id],
  term: ({ group, created, id }) => [group.due ?? noDue, created, id],
  priority: ({ group, created, id }) => [rankOf(group.priority), group.due ?? noDue, created, id],
};

function before(a: SortKey, b: SortKey): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  const [one, other] = [a[at] ?? 0, b[at] ?? 0];
  return at === -1 ? 0 : one < other ? -1 : 1;
}

/** The ids of a page, if the rows of the groups name every request that is chosen; else null. */
export function namedPage(rows: readonly AnyRow[], filter: RequestFilter): readonly string[] | null {
  const { chosen, day, order, offset, limit } = filter;
  const fitting = rows
    .map((row) => ({ group: groupOf(row), named: row['named'] }))
    .filter(({ group }) => fits(facetValues(group, day), chosen));
  if (fitting.some(({ named }) => named === null)) return null;
  const key = orderKeys[order];
  return fitting
    .flatMap(({ group, named }) =>
      String(named)
        .split(',')
        .map((one) => ({ group, id: one.slice(one.indexOf(' ') + 1), created: Number.parseInt(one, 10) })),
    )
    .map((one) => ({ id: one.id, key: key(one) }))
    .toSorted((a, b) => before(a.key, b.key))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

/** A group as its row has it. */
export function groupOf(row: AnyRow): CountedDeskGroup {
  const text = (name: string) => String(row[name]);
  return {
    mailbox: text('mailbox'),
    status: text('status') as RequestStatus,
    priority: priorities[Number(row['priority'])] ?? 'normal',
    assignedTo: text('assigned') || null,
    due: row['due'] === noDue ? null : (text('due') as CalendarDay),
    approval: (text('approval') || null) as CountedDeskGroup['approval'],
    hasReply: Number(row['replied']) === 1,
    count: Number(row['n']),
  };
}

/** What figures are made of, of all that is chosen. */
export function factStatement(dialect: Dialect, realm: string, filter: RequestFilter): DeskStatement {
  const all = ground(dialect, realm, filter);
  chosenParts(all, filter);
  const text = `SELECT mailbox, status, created, due, answered, closed FROM desk_requests
    WHERE ${all.parts.join(' AND ')}`;
  return { text, values: all.values };
}

/** A fact as its row has it. */
export const factOf = ({ mailbox, status, created, due, answered, closed }: AnyRow): DeskFact => ({
  mailbox: String(mailbox),
  status: String(status) as RequestStatus,
  createdAt: Number(created),
  due: due === noDue ? null : (String(due) as CalendarDay),
  answeredAt: answered === null ? null : Number(answered),
  closedAt: closed === null ? null : Number(closed),
});
