import { dayAt, type Instant, type TimeZone } from '../../shared/calendar-day.ts';
import type { ChangeKind } from './duty.ts';
import type { PlannedChange, WaitingDocument } from './waiting-work.ts';

const kinds: readonly ChangeKind[] = ['documentAppears', 'documentGoes'];

/** Whether a change is one of a document. Portals announce all others themselves; these only the office knows. */
export const isOfDocument = ({ what }: Pick<PlannedChange, 'what'>): boolean => kinds.includes(what);

/** When scheduled documents appear in portals and go from them. */
export function documentChanges(
  documents: readonly WaitingDocument[],
  zone: TimeZone,
): readonly PlannedChange[] {
  return documents.flatMap(({ subject, title, in: parts, schedule }): readonly PlannedChange[] => {
    const planned = (what: ChangeKind, at: Instant | null): readonly PlannedChange[] =>
      at === null ? [] : [{ what, subject, title, phase: null, at, day: dayAt(at, zone), in: parts }];
    return [
      ...planned('documentAppears', schedule?.at ?? null),
      ...planned('documentGoes', schedule?.until ?? null),
    ];
  });
}
