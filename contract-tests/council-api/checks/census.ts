import { addressOf } from '#adapters/wire/address-of.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import type { KnownMailbox } from '../known-town.ts';
import { differs, isRecord, notRefused, withObject } from '../read-answer.ts';

/** The censuses that forms name. */
const censusesOf = (mailboxes: readonly KnownMailbox[]) => [
  ...new Set(
    mailboxes.flatMap(({ mailbox }) =>
      fieldsOf(mailbox).flatMap((field) => (field.kind === 'census' ? [field.census] : [])),
    ),
  ),
];

const census = (realm: RealmId, id: string) => ask(addressOf(readCensusCall, { realm, id }));

/** Names under which a record would reveal who is on a census, or how they prove it. */
const personal: ReadonlySet<string> = new Set([
  'secrets',
  'secret',
  'credentials',
  'people',
  'persons',
  'records',
]);

/** The first field, at any depth, that belongs to people and not to the questions. */
function revealsPeople(value: unknown): Finding | null {
  if (Array.isArray(value)) return firstFinding<unknown>(value, revealsPeople);
  if (!isRecord(value)) return null;
  return firstFinding(Object.entries(value), ([name, held]) =>
    personal.has(name) ? { kind: 'unwanted', what: name } : revealsPeople(held),
  );
}

/** What a census says of itself (specification 1, section 7). */
export const censusChecks: readonly Check[] = [
  {
    id: 'cen-01',
    clause: '1-base §7',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      censusesOf(mailboxes).map((id) =>
        trial(census(realm, id), (answer) =>
          withObject(answer, (found) =>
            Array.isArray(found['questions'])
              ? differs('_id', found['_id'], id)
              : { kind: 'missing', what: 'questions' },
          ),
        ),
      ),
  },
  {
    id: 'cen-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [trial(census(realm, 'no-hay-tal-censo'), (answer) => notRefused(answer, 404))],
  },
  {
    id: 'cen-05',
    clause: 'seguridad §secreto',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      censusesOf(mailboxes).map((id) =>
        trial(census(realm, id), (answer) => withObject(answer, revealsPeople)),
      ),
  },
];
