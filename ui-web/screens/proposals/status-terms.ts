import { readStatusNames } from '#adapters/wire/requests/management.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { ProposalProcess, Term } from '#domain/processes/proposal.ts';
import { flatMap, isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** The words of validations, by the process whose mailbox has them (specification 3, section 4). */
export type StatusTerms = ReadonlyMap<string, readonly Term[]>;

/** The words of a mailbox for a validation; empty if it has none, or they could not be loaded. */
export async function statusNames(
  { realm, call }: Council,
  mailbox: string | null,
): Promise<readonly Term[]> {
  if (mailbox === null) return [];
  const answer = await call(readMailboxCall, { realm, id: mailbox }).catch(() => null);
  if (answer === null) return [];
  const names = flatMap(readStatusNames)(answer);
  return isLeft(names) ? [] : names.right;
}

/** Mailboxes rarely change: each is asked for once in a visit. */
const known = new WeakMap<Council, Map<string, Promise<readonly Term[]>>>();

function namesOnce(council: Council, mailbox: string): Promise<readonly Term[]> {
  const kept = known.get(council) ?? new Map<string, Promise<readonly Term[]>>();
  known.set(council, kept);
  const names = kept.get(mailbox) ?? statusNames(council, mailbox);
  kept.set(mailbox, names);
  return names;
}

/** What the mailboxes of these processes call the validations of their proposals. */
export async function readStatusTerms(
  council: Council,
  processes: readonly ProposalProcess[],
): Promise<StatusTerms> {
  const found = await Promise.all(
    processes.map(async ({ key, mailbox }) => {
      const names = mailbox === null ? [] : await namesOnce(council, mailbox);
      return names.length === 0 ? [] : [[key, names] as const];
    }),
  );
  return new Map(found.flat());
}
