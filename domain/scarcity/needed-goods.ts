import type { GoodsAct } from './goods-act.ts';
import { cellName } from './goods-grant.ts';

/** What acts need to find of a good, beside its pools and what has ended by the clock. */
export interface NeededGoods {
  /** The ids of grants that they name. */
  readonly grants: readonly string[];
  /** The holders of whom all grants are needed. */
  readonly holders: readonly string[];
  /** The names of cells, each with its pool: whose they are must be known. */
  readonly cells: readonly { readonly pool: string; readonly cell: string }[];
}

/** What these acts need. */
export function neededBy(acts: readonly GoodsAct[]): NeededGoods {
  const holds = acts.filter((act) => act.kind === 'hold');
  return {
    grants: acts.flatMap((act) => (act.kind === 'setPool' ? [] : [act.grant])),
    holders: holds.map(({ holder }) => holder),
    cells: holds.flatMap(({ takes }) =>
      takes.flatMap(({ pool, cells }) => cells.map((cell) => ({ pool, cell: cellName(cell) }))),
    ),
  };
}
