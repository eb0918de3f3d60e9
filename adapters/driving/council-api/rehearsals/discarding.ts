import { rehearsalStep } from '#application/office/votes/rehearsal/rehearsal-step.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import type { openRehearsals } from './open-rehearsals.ts';
import type { RehearsalParts } from './rehearsal-parts.ts';

/** Discards rehearsals: the step first, which is noted once, then keys, database and folder. */
export function discarding(parts: RehearsalParts, open: ReturnType<typeof openRehearsals>) {
  const { register, databases, voteDesk, steps, clock } = parts;
  const remove = async (name: RealmId) => {
    await open.close(name);
    await databases.drop(name);
    register.remove(name);
  };
  /** From then on nobody finds it; null if another process removed it meanwhile. */
  const end = (name: RealmId): Rehearsal | null =>
    register.change((all) => {
      const found = all.find((one) => one.name === name);
      if (found === undefined) return { put: null, answer: null };
      if (found.state === 'over') return { put: null, answer: found };
      const put: Rehearsal = { ...found, state: 'over', over: clock.now() };
      return { put, answer: put };
    });
  const discard = async (name: RealmId) => {
    const ended = end(name);
    if (ended === null) return;
    const { town, vote, over } = ended;
    const asked = { surveys: [], withCensus: false };
    const before = await steps.of(town, voteSubject(vote));
    const act = rehearsalStep(ended, over ?? clock.now(), before);
    await voteDesk.change(town, vote, asked, () => ({ act, answer: null }));
    await remove(name);
  };
  return { discard, remove };
}
