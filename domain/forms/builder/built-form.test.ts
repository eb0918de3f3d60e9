import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { documentOf, type Fields, itemPath } from '../../documents/fields.ts';
import type { JsonObject } from '../../documents/json.ts';
import { faultsOf, type Mailbox } from '../mailbox.ts';
import { addEntry, removeEntry } from './add-entry.ts';
import { type BuiltChoice, fieldChoices, listedKinds } from './built-kind.ts';
import { changeKind } from './change-kind.ts';
import { type BuiltEntry, entriesIn, entriesWithin } from './entry-tree.ts';
import { homesFor, moveEntry, stepPlace } from './move-entry.ts';
import { addOption, wordsAsOptions } from './options.ts';
import { renameEntry } from './rename-entry.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';
import { type BuiltWrite, undoOf, withWrites, writesOf } from './writes.ts';

type Act = (fields: Fields, entry: BuiltEntry, more: number, key: string) => readonly BuiltWrite[];

const words = { language: 'es', title: 'Pregunta', options: ['Uno', 'Dos'], inside: 'Dentro' };
const choices: readonly BuiltChoice[] = [...fieldChoices, 'group', 'page'];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const move: Act = (fields, { path }, more, key) => {
  const { list } = pick(homesFor(fields, 'form', path), more);
  return moveEntry(fields, 'form', path, { list, at: more % 3 }, key);
};
const step: Act = (fields, { path }, more, key) => {
  const place = stepPlace(fields, 'form', path, more % 2 === 0 ? 'up' : 'down');
  return place === null ? [] : moveEntry(fields, 'form', path, place, key);
};
const retype: Act = (fields, { path, kind }, more) => {
  if (kind === 'page' || kind === 'group') return [];
  return changeKind(fields, path, pick(fieldChoices, more)).writes;
};
const option: Act = (fields, { path, kind }, _more, key) => {
  const list = `${path}/options`;
  if (!listedKinds.has(kind)) return [];
  const plain = wordsAsOptions(fields, list);
  return plain.length > 0 ? plain : addOption(fields, list, { es: 'Uno' }, key);
};
const condition: Act = (fields, { path }, more) => {
  const entries = entriesWithin(entriesIn(fields, 'form'));
  const { name } = pick(entries, more);
  return writesOf(fields, `${path}/showIf`, { field: name, operator: 'filled' });
};

const acts: readonly Act[] = [
  (fields, { list }, more, key) =>
    addEntry(
      fields,
      'form',
      { list: pick(choices, more) === 'page' ? 'form' : list, at: more % 4 },
      pick(choices, more),
      words,
      key,
    ),
  (fields, { list, key }) => removeEntry(fields, list, key),
  move,
  step,
  retype,
  option,
  condition,
  (fields, { path }, more) => renameEntry(fields, 'form', path, pick(['uno', 'dos', 'nuevo', ''], more)),
];

/** Who builds does some acts, one after the other; each with what it wrote. */
function build(steps: readonly (readonly [number, number, number])[]) {
  let fields = builtFields;
  const all = steps.flatMap(([act, at, more], number) => {
    const entries = entriesWithin(entriesIn(fields, 'form'));
    if (entries.length === 0) return [];
    const before = fields;
    const writes = pick(acts, act)(fields, pick(entries, at), more, `k${number}`);
    fields = withWrites(fields, writes);
    return [{ before, writes, after: fields }];
  });
  return { fields, all };
}

const someActs = fc.array(fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)), { maxLength: 12 });

const read = (fields: Fields): Mailbox => {
  const { form, ...more } = documentOf(fields);
  return aMailbox((form ?? []) as never, more);
};

describe('any acts of a builder', () => {
  it('give a form that can be read, with names of their own, whose conditions name what is before or are found', () => {
    fc.assert(
      fc.property(someActs, (steps) => {
        const { fields } = build(steps);
        const faults = faultsOf(read(fields));
        const kinds = new Set(faults.map(({ kind }) => kind));
        expect(kinds.has('twinNames')).toBe(false);
        const names = entriesWithin(entriesIn(fields, 'form')).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('leave everything else of the mailbox as it was, and the keys of what they do not touch', () => {
    fc.assert(
      fc.property(someActs, (steps) => {
        const { fields } = build(steps);
        const rest = ({ form: _form, open311: _open311, ...others }: JsonObject) => others;
        expect(rest(documentOf(fields))).toEqual(rest(documentOf(builtFields)));
      }),
    );
  });

  it('can each be taken back', () => {
    fc.assert(
      fc.property(someActs, (steps) => {
        for (const { before, writes, after } of build(steps).all) {
          const back = withWrites(after, undoOf(before, writes));
          expect(entriesIn(back, 'form')).toEqual(entriesIn(before, 'form'));
        }
      }),
    );
  });

  it('never lose an entry by moving it', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.constantFrom(move, step), (at, more, act) => {
        const entries = entriesWithin(entriesIn(builtFields, 'form'));
        const entry = pick(entries, at);
        const after = withWrites(builtFields, act(builtFields, entry, more, 'k'));
        const names = (of: Fields) =>
          entriesWithin(entriesIn(of, 'form'))
            .map(({ name }) => name)
            .toSorted();
        expect(names(after)).toEqual(names(builtFields));
        expect(itemPath(entry.list, entry.key)).toBe(entry.path);
      }),
    );
  });
});
