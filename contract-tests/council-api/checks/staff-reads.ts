import { addressAt } from '#adapters/wire/address-at.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';
import { calls } from '#adapters/wire/calls.ts';
import { decode } from '#adapters/wire/decode.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { listRequestStepsCall } from '#adapters/wire/staff-requests/list-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Ask, askAsStaff, type HttpAnswer } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import { answersAsDocumented, differs, isRecord, notRefused, unreadBy, valueAt } from '../read-answer.ts';

/** Those that need the session of a person, which a program has not; and times, which are of services that the caller names. */
const leftOut = new Set(['listOwnSessions', 'listOwnSignIns', 'findTimesAtDesk']);

/** The reads of staff that name no subject, from the table of calls: a new one is read as well. */
const reads = calls.filter(
  ({ id, needsStaff, method, path, answer }) =>
    needsStaff === true &&
    method === 'get' &&
    answer.kind === 'json' &&
    !leftOut.has(id) &&
    !path.replace('{realm}', '').includes('{'),
);

/** A read with the parameters that it needs. */
function readAsk({ path, query = [] }: CallDescription, realm: RealmId): Ask {
  const needed = query.filter(({ required }) => required).map(({ name, example = 'a' }) => [name, example]);
  return askAsStaff(addressAt(path, { realm, ...Object.fromEntries(needed) }));
}

/** What a token may do is answered in its documented form; the rest is refused with the act that is missing. */
const isRead =
  ({ act, answer }: CallDescription, acts: ReadonlySet<string>) =>
  (answered: HttpAnswer): Finding | null => {
    if (act !== undefined && !acts.has(act)) return notRefused(answered, 403);
    if (answered.status !== 200) return { kind: 'status', found: answered.status, expected: '200' };
    return answer.kind === 'json' ? unreadBy(decode(answer.codec, answered.json)) : null;
  };

/** The requests if the token of staff has these acts; otherwise none. */
export const whereStaffMay =
  <Town extends KnownTown>(needed: readonly string[], trials: (town: Town) => readonly Trial[]) =>
  (town: Town): readonly Trial[] =>
    town.acts !== null && needed.every((act) => town.acts?.has(act)) ? trials(town) : [];

const list = (realm: RealmId, filters: object): Ask =>
  askAsStaff(addressOf(listRequestsCall, { realm, limit: 5, ...filters }));

/** Filters of the list, each with what every request that it gives must have. */
const filters = [
  [{ status: ['Recibida'] }, 'status', ['Recibida']],
  [{ status: ['Resuelta', 'Rechazada'] }, 'status', ['Resuelta', 'Rechazada']],
  [{ assignedTo: ['nobody'] }, 'assignedTo', [null]],
  [{ priority: ['urgent', 'high'] }, 'priority', ['urgent', 'high']],
] as const;

const itemsIn = ({ json }: HttpAnswer): readonly unknown[] => {
  const items = valueAt(json, 'items');
  return Array.isArray(items) ? items : [];
};

const allHave =
  (field: string, values: readonly unknown[]) =>
  (answer: HttpAnswer): Finding | null =>
    answersAsDocumented(listRequestsCall, answer) ??
    firstFinding(itemsIn(answer), (item) => {
      const found = isRecord(item) ? (item[field] ?? null) : null;
      return values.includes(found) ? null : differs(field, found, values[0]);
    });

/** The first request of a list, read by its number, and its steps. */
function readFirst(realm: RealmId): Trial {
  const named = { realm, reference: 'A' };
  const one = askAsStaff(addressOf(readForStaffCall, named).replace(/A$/u, '{0.items.0.iid}'));
  const steps = askAsStaff(addressOf(listRequestStepsCall, named).replace('/A/', '/{0.items.0.iid}/'));
  return trial([list(realm, {}), one, steps], (listed, found, told) => {
    const [first] = itemsIn(listed);
    if (first === undefined) return null;
    return (
      answersAsDocumented(readForStaffCall, found) ??
      differs('iid', valueAt(found.json, 'iid'), valueAt(first, 'iid')) ??
      answersAsDocumented(listRequestStepsCall, told)
    );
  });
}

/** What staff read, with the token of a program that the credentials name. */
export const staffReadChecks: readonly Check[] = [
  {
    id: 'adm-03',
    clause: 'interfaces §api',
    from: ['staff'],
    trials: whereStaffMay([], ({ realm, acts }) =>
      reads.map((call) => trial(readAsk(call, realm), isRead(call, acts ?? new Set()))),
    ),
  },
  {
    id: 'adm-04',
    clause: 'interfaces §api',
    from: ['staff'],
    trials: whereStaffMay(['request.read'], ({ realm }) => [
      ...filters.map(([filter, field, values]) => trial(list(realm, filter), allHave(field, values))),
      trial(askAsStaff(`${addressOf(listRequestsCall, { realm })}?no-hay-tal=1`), (answer) =>
        notRefused(answer, 400),
      ),
      readFirst(realm),
    ]),
  },
];
