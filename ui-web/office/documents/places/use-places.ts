import { memberPath } from '#domain/documents/fields.ts';
import { possibleWholes } from '#domain/reservations/place-tree.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../form/form-place.ts';
import type { FormPart, ListPart } from '../form/form-tree.ts';
import { itemWords } from '../form/item-words.ts';
import { useItems } from '../form/use-items.ts';

/** A place of a venue in its editor. */
export interface WrittenPlace {
  readonly key: string;
  readonly path: string;
  readonly id: string;
  readonly within: string | null;
  /** Its title; empty if it has none yet. */
  readonly title: string;
  /** Its fields, without the place that it is a part of. */
  readonly parts: readonly FormPart[];
}

/** The places of a venue, and what is done with them. */
export function usePlaces({ path, items }: ListPart) {
  const { document, write } = useForm();
  const { language } = useSpeech();
  const { shown } = document;
  const textAt = (at: string) => {
    const value = shown.get(at);
    return typeof value === 'string' ? value : '';
  };
  const places = items.map(
    (item): WrittenPlace => ({
      key: item.key,
      path: item.path,
      id: textAt(memberPath(item.path, 'id')),
      within: textAt(memberPath(item.path, 'within')) || null,
      title: itemWords(
        item.parts.filter(({ kind }) => kind === 'text'),
        shown,
        language,
      ).text,
      parts: item.parts.filter(({ field }) => field.name !== 'within'),
    }),
  );
  const acts = useItems(
    path,
    items.map(({ key }) => key),
  );
  const putWithin = (place: WrittenPlace, within: string | null) => ({
    path: memberPath(place.path, 'within'),
    value: within ?? undefined,
  });
  const freeId = () => {
    let nth = places.length + 1;
    while (places.some(({ id }) => id === `sitio-${nth}`)) nth += 1;
    return `sitio-${nth}`;
  };
  return {
    places,
    acts,
    isReadOnly: !mayWrite(document, null),
    wholesOf: (place: WrittenPlace) => possibleWholes(places, place).filter(({ id }) => id !== ''),
    putInto: (place: WrittenPlace, whole: string | null) => write([putWithin(place, whole)]),
    /** Adds a place, as a part of another one or by itself; its path. */
    add: (within: string | null) =>
      acts.add([
        { name: 'id', value: freeId() },
        ...(within === null ? [] : [{ name: 'within', value: within }]),
      ]),
    /** Takes a place out; its parts are then parts of what it was a part of. */
    remove: (place: WrittenPlace) => {
      const parts = places.filter(({ within }) => within !== null && within === place.id);
      acts.remove(
        place.key,
        parts.map((part) => putWithin(part, place.within)),
      );
    },
  };
}
