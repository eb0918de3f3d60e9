import type { Entry } from '../entry.ts';
import type { Field, Group } from '../field.ts';
import { isRequired, shownFields } from '../shown-fields.ts';
import { isFilled } from '../value-kinds.ts';

/** How many fields of a group must be filled, and among which. */
export interface GroupNeeds {
  /** Zero: none must be. */
  readonly atLeast: number;
  /** The fields that are shown and can be filled, or are. */
  readonly among: readonly Field[];
  readonly filled: number;
}

/** What a group asks for: the configured number of its fields, or as many of them as can be filled. */
export function groupNeeds(field: Group, entry: Entry): GroupNeeds {
  const isAnswered = ({ name }: Field): boolean => {
    const value = entry.get(name);
    return value !== undefined && isFilled(value);
  };
  const among = shownFields(field.fields, entry).filter((one) => !one.readonly || isAnswered(one));
  const asked = Math.max(field.atLeast, isRequired(field, entry) ? 1 : 0);
  return {
    atLeast: Math.min(asked, among.length),
    among,
    filled: among.filter(isAnswered).length,
  };
}
