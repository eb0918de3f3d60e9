import { type FieldPath, type Fields, memberPath } from '../../documents/fields.ts';
import type { Json } from '../../documents/json.ts';
import { parseDay } from '../../shared/calendar-day.ts';
import { readNumber } from '../read-number.ts';
import {
  type BuiltChoice,
  type BuiltKind,
  hasMember,
  kindMembers,
  kindOfChoice,
  listedKinds,
  modeOf,
} from './built-kind.ts';
import { definitionAt } from './entry-tree.ts';
import { type BuiltWrite, writesOf } from './writes.ts';

/** What a change of kind does. */
export interface KindChange {
  readonly writes: readonly BuiltWrite[];
  /** The members of the definition that do not fit the new kind, and go. */
  readonly lost: readonly string[];
}

/** Whether a limit can be one of a text of that mode. */
function isLimitOf(choice: BuiltChoice, limit: Json): boolean {
  const text = typeof limit === 'string' || typeof limit === 'number' ? String(limit) : '';
  if (choice === 'number' || choice === 'selectmultiple') return readNumber(text) !== null;
  return (choice === 'date' || choice === 'datetime') && parseDay(text.slice(0, 10)) !== null;
}

/** Whether a member keeps its value when the kind changes. Words that no kind has are kept: others may read them. */
function fits(choice: BuiltChoice, member: string, value: Json): boolean {
  const kind: BuiltKind = kindOfChoice(choice);
  if (!hasMember(kind, member)) return false;
  if (member === 'options') return Array.isArray(value) === listedKinds.has(kind);
  return member === 'min' || member === 'max' ? isLimitOf(choice, value) : true;
}

const isNothing = (value: Json): boolean => value === null || value === '';

/**
 * The writes that give a field another kind. What fits the new kind is kept: title, help, conditions, and options between
 * kinds with a list.
 *
 * @example changeKind(fields, 'form/@3', 'text').lost // ['options'] of a list
 */
export function changeKind(fields: Fields, path: FieldPath, choice: BuiltChoice): KindChange {
  const definition = definitionAt(fields, path);
  const kind = kindOfChoice(choice);
  const mode = modeOf(choice);
  const dropped = Object.entries(definition).filter(
    ([member, value]) => kindMembers.has(member) && member !== 'mode' && !fits(choice, member, value),
  );
  const put = (member: string, value: Json | undefined) => writesOf(fields, memberPath(path, member), value);
  const isAnswer = kind !== 'page' && kind !== 'group';
  return {
    writes: [
      ...dropped.flatMap(([member]) => put(member, undefined)),
      ...(isAnswer ? put('type', kind) : put('isPage', kind === 'page' ? true : undefined)),
      ...put('mode', mode === null || mode === 'text' ? undefined : mode),
    ],
    lost: dropped.filter(([, value]) => !isNothing(value)).map(([member]) => member),
  };
}
