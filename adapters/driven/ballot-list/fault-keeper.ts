import type { LineFault, ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { ListFault } from '#domain/voting/published-list.ts';

export type Fault = LineFault | ListFault;

/** Keeps the first `most` faults and counts all of them. */
export function faultKeeper(most: number) {
  const faults: Fault[] = [];
  let count = 0;
  return {
    tell: (fault: Fault | null) => {
      if (fault === null) return;
      count += 1;
      if (faults.length < most) faults.push(fault);
    },
    /** Null if there are no faults. */
    faults: (): Extract<ListRefusal, { readonly kind: 'faults' }> | null =>
      count === 0 ? null : { kind: 'faults', faults, count },
  };
}
