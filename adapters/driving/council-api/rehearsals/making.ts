import {
  isHeld,
  type Rehearsal,
  type RehearsalState,
  whyNotRehearsed,
} from '#domain/voting/rehearsal/rehearsal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { openRehearsals } from './open-rehearsals.ts';
import type { RehearsalParts } from './rehearsal-parts.ts';
import type { Rehearsals } from '#application/ports/server/office/rehearsals.ts';

/** What is noted of rehearsals, and changed while no other process does. */
export function notes({ register, clock }: Pick<RehearsalParts, 'register' | 'clock'>) {
  const held = (name: RealmId) => {
    const found = register.find(name);
    return found !== null && isHeld(found, clock.now()) ? found : null;
  };
  /** Gives what was noted before; null if it is over. */
  const put = (name: RealmId, change: (found: Rehearsal) => Partial<Rehearsal>) =>
    register.change((all) => {
      const found = all.find((one) => one.name === name && one.state !== 'over');
      const changed = found === undefined ? null : { ...found, ...change(found) };
      return { put: changed, answer: found ?? null };
    });
  /** Notes that one is being made, unless it may not be. */
  const claim = (made: Rehearsal) =>
    register.change((all) => {
      const others = all.filter(({ state }) => state !== 'over');
      const why = whyNotRehearsed(made, others);
      return { put: why === null ? made : null, answer: why };
    });
  const moveTo = (name: RealmId, state: RehearsalState) => put(name, () => ({ state }));
  return { held, put, claim, moveTo };
}

/** Makes rehearsals: nobody finds one before all of it is there. */
export function making(
  { register, databases }: RehearsalParts,
  { claim, moveTo }: ReturnType<typeof notes>,
  open: ReturnType<typeof openRehearsals>,
  remove: (name: RealmId) => Promise<void>,
) {
  const underWay = new Set<RealmId>();
  const begin: Rehearsals<ServerParts>['begin'] = async (wanted, bundle, fill) => {
    const made: Rehearsal = { ...wanted, state: 'making', given: 0, over: null };
    const refused = claim(made);
    if (refused !== null) return left(refused);
    const { name } = made;
    underWay.add(name);
    try {
      const opened = await databases.make(name, register.folderOf(name));
      open.put(name, opened);
      await opened.keeper.keep(bundle);
      await fill(opened.council);
      moveTo(name, 'open');
      return right({ ...made, state: 'open' });
    } catch (error) {
      await remove(name);
      throw error;
    } finally {
      underWay.delete(name);
    }
  };
  return { begin, underWay };
}
