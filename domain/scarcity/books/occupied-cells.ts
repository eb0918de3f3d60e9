/** A cell, and the grant that has it. */
export interface OccupiedCell {
  readonly pool: string;
  readonly cell: string;
  readonly grant: string;
}

interface ComparedCell extends OccupiedCell {
  readonly granted: string[];
  readonly stored: string[];
}

/** Compares the cells that grants have with those that are stored as occupied: each must have one grant, the same. */
export function comparingCells() {
  const compared = new Map<string, ComparedCell>();
  const at = (one: OccupiedCell): ComparedCell => {
    const name = JSON.stringify([one.pool, one.cell]);
    const found = compared.get(name) ?? { ...one, granted: [], stored: [] };
    compared.set(name, found);
    return found;
  };
  return {
    granted: (one: OccupiedCell): void => void at(one).granted.push(one.grant),
    stored: (one: OccupiedCell): void => void at(one).stored.push(one.grant),
    differing: (): readonly OccupiedCell[] =>
      [...compared.values()].filter(
        ({ granted, stored }) => granted.length !== 1 || stored.length !== 1 || granted[0] !== stored[0],
      ),
  };
}
