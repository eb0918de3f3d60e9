import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { checkManaged, type ManagedFault, withManaged } from '#domain/office/desk/managed-fields.ts';
import type { DeskChange } from '#domain/office/desk/desk-change.ts';
import type { PublishPeriod } from '#domain/office/desk/managed-values.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { withTerm } from './with-term.ts';

/** Why such a change is refused: nothing of it is stored. */
export interface DeskRefusal {
  readonly kind: 'managementRefused';
  readonly faults: readonly (ManagedFault | { readonly kind: 'endBeforeStart'; readonly field: string })[];
}

/** Changes a request as it is then. */
export type ApplyDeskChange = (request: CouncilRequest) => CouncilRequest;

const isBackwards = ({ start, end }: PublishPeriod): boolean => start !== null && end !== null && end < start;

/**
 * Checks a change by the definition of the mailbox, and works out the term that follows from a new priority. A request of
 * before, which has no term, gets one the same way.
 */
export const changeDesk =
  ({ desk }: { readonly desk: DeskRules }) =>
  async (
    town: Pick<Town, 'realm' | 'timeZone'>,
    request: CouncilRequest,
    { priority, managed, publishPeriod }: DeskChange,
  ): Promise<Either<DeskRefusal, ApplyDeskChange>> => {
    const { fields } = await desk.mailbox(town.realm, request.mailbox);
    const faults = [
      ...checkManaged(fields, managed ?? {}),
      ...(publishPeriod && isBackwards(publishPeriod)
        ? [{ kind: 'endBeforeStart', field: 'publishPeriod' } as const]
        : []),
    ];
    if (faults.length > 0) return left({ kind: 'managementRefused', faults });
    const moves = priority !== undefined && priority !== (request.priority ?? usualPriority);
    const { due } = moves ? await withTerm({ desk }, town, { ...request, priority }) : request;
    return right((before) => {
      const { priority: was, due: ended, managed: filled, publishPeriod: shown, ...others } = before;
      const values = managed === undefined ? filled : withManaged(filled, managed);
      const period = publishPeriod === undefined ? shown : (publishPeriod ?? undefined);
      const [urgency, end] = moves ? [priority, due] : [was, ended];
      return {
        ...others,
        ...(urgency !== undefined && { priority: urgency }),
        ...(end !== undefined && { due: end }),
        ...(values !== undefined && { managed: values }),
        ...(period !== undefined && { publishPeriod: period }),
      };
    });
  };
