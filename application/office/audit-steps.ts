import type { Clock } from '#application/ports/clock.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import {
  type AuditedTown,
  auditing,
  headMoment,
  headsLost,
  type TownHead,
} from '#domain/office/steps/town-head.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly steps: Pick<StepStore, 'towns' | 'each'>;
  readonly clock: Clock;
  readonly hash: HashText;
}

/** What an audit found in a town, beside the head of now. */
export interface Audit extends Omit<AuditedTown, 'heads'> {
  /** To be printed and kept elsewhere: the next audit compares it. */
  readonly head: TownHead;
  /** Heads printed before that the chains of today do not have any more. */
  readonly lost: readonly TownHead[];
}

/**
 * Verifies the chains of steps of all towns, and compares them with heads that were printed before. Towns of these heads
 * that have no steps any more are among the results.
 */
export const auditSteps =
  ({ steps, clock, hash }: Ports) =>
  async (printed: readonly TownHead[] = []): Promise<readonly Audit[]> => {
    const now = headMoment(clock.now());
    const realms = new Set<RealmId>([
      ...(await steps.towns()),
      ...printed.map(({ realm }) => realmId(realm)),
    ]);
    const audits: Audit[] = [];
    for (const realm of [...realms].toSorted()) {
      const before = printed.filter((head) => head.realm === realm);
      const audit = auditing(realm, [now, ...before.map(({ at }) => at)], hash);
      // oxlint-disable-next-line no-await-in-loop -- one town after the other: each may have many steps
      await steps.each(realm, audit.read);
      const { heads, ...found } = audit.result();
      // One for each moment that was asked for: of now, and of each head of before.
      const [head, ...then] = heads as readonly [TownHead, ...TownHead[]];
      audits.push({ ...found, head, lost: headsLost(before, then) });
    }
    return audits;
  };
