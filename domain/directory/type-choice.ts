import type { Association } from './association.ts';
import { knownTypes } from './association-types.ts';
import { ofTypes } from './listed.ts';

/** Which types are looked at: all of them, those without a type too, or some; of none, nothing is shown. */
export type TypeChoice = 'all' | readonly string[];

/** How many associations are of a type. */
export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/** How many associations there are of each type: the known ones in their order, then others that somebody wrote. */
export function typeCounts(associations: readonly Association[]): readonly TypeCount[] {
  const counts = new Map(knownTypes.map((type) => [type, 0]));
  const others = new Map<string, number>();
  for (const { types } of associations) {
    for (const type of new Set(types)) {
      const into = counts.has(type) ? counts : others;
      into.set(type, (into.get(type) ?? 0) + 1);
    }
  }
  const strange = [...others].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [...counts, ...strange].map(([type, count]) => ({ type, count }));
}

/** Whether associations of a type are shown. */
export const isChosen = (choice: TypeChoice, type: string): boolean =>
  choice === 'all' || choice.includes(type);

/** The choice after a type was ticked or let go. Every type ticked is all; all but one leaves the others. */
export function toggledType(choice: TypeChoice, type: string, types: readonly string[]): TypeChoice {
  const chosen = types.filter((one) => isChosen(choice, one) !== (one === type));
  return chosen.length === types.length ? 'all' : chosen;
}

/** The associations of a choice. */
export const ofChoice = (associations: readonly Association[], choice: TypeChoice): readonly Association[] =>
  choice === 'all' ? associations : ofTypes(associations, choice);
