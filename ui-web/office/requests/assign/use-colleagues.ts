import { useEffect, useState } from 'react';
import { listColleaguesCall } from '#adapters/wire/desk/list-colleagues.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isRight } from '#domain/shared/result.ts';
import { useOffice } from '../../shell/office-context.ts';

/** How many names that are no people of staff a menu offers; any other can be typed. */
const mostOthers = 12;

/** The people who may answer in a mailbox, or anywhere with null. As long as they are not known, the reader alone. */
function usePeople(mailbox: string | null, isWanted: boolean): readonly string[] {
  const { council, me } = useOffice();
  const [known, setKnown] = useState<ReadonlyMap<string | null, readonly string[]>>(new Map());
  const isKnown = known.has(mailbox);
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const ask = async () => {
      const read = await council.call(listColleaguesCall, { realm: council.realm, mailbox });
      if (!isRight(read)) return;
      const names = read.right.items.map(({ name }) => name);
      setKnown((before) => new Map(before).set(mailbox, names));
    };
    void ask();
  }, [council, mailbox, isWanted, isKnown]);
  const named = known.get(mailbox) ?? [me.name];
  // Whoever works here with a token, as a program does, is among no colleagues.
  return me.canSignOut || named.includes(me.name) ? named : [me.name, ...named];
}

/**
 * To whom requests of these mailboxes can be given: the reader first, people who may answer there, then the crews and
 * companies that have requests of the same mailboxes on the list.
 */
export function useColleagues(
  mailboxes: readonly string[],
  listed: readonly Pick<StaffRequest, 'mailbox' | 'assignedTo'>[],
): readonly string[] {
  const { me } = useOffice();
  const wanted = new Set(mailboxes);
  const [only = null] = wanted.size === 1 ? wanted : [];
  const people = usePeople(only, wanted.size > 0);
  const seen = listed.flatMap(({ mailbox, assignedTo }) =>
    assignedTo !== null && wanted.has(mailbox) && !people.includes(assignedTo) ? [assignedTo] : [],
  );
  const others = [...new Set(seen)].filter((name) => name !== me.name).slice(0, mostOthers);
  return [
    ...people.filter((name) => name === me.name),
    ...people.filter((name) => name !== me.name),
    ...others,
  ];
}
