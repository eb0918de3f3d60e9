import { catchError, debounceTime, EMPTY, from, groupBy, map, mergeMap, Subject, switchMap } from 'rxjs';
import type { Street } from '#adapters/wire/requests/collection-items.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import type { Field, FieldOf } from '#domain/forms/field.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Filling } from './filling.ts';
import type { FormDesk, FoundChoices, OpenForm } from '../state.ts';

/** A field whose answer is searched at each key. */
export type FindingField = FieldOf<'callejero' | 'search'>;

/** Fields that search at each key, and the address of a marked place. */
export interface Finder {
  seek(field: FindingField, text: string): void;
  pick(field: FindingField, text: string): Promise<void>;
  /** The place was marked: its address is looked up, and written if the form has a field for it. */
  placed(name: string, coordinates: Coordinates): Promise<void>;
}

/** How long a search waits for the next key, in milliseconds. */
const pause = 250;

/** `Carrer del Molí de Baix`, and its coordinates. */
function streetItem(
  { tipovia, nombrevia, nucleo, cpostal }: Street,
  place: number,
): FoundChoices['items'][number] {
  const detail = [nucleo, cpostal].filter(Boolean).join(' · ');
  return { id: `${place}`, text: [tipovia, nombrevia].filter(Boolean).join(' '), ...(detail && { detail }) };
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'requests'>;
  readonly filling: Filling;
  readonly said: () => Speech['said'];
}

/** What the council finds for a field; null if it could not be asked. */
function councilSearch({ council: { realm, requests }, said }: Given) {
  return async ({ kind, collection }: FindingField, text: string): Promise<FoundChoices | null> => {
    if (kind === 'callejero') {
      const streets = await requests.streets(realm, collection, text);
      return isLeft(streets) ? null : { sought: text, items: streets.right.map(streetItem) };
    }
    const items = await requests.items(realm, collection, text);
    if (isLeft(items)) return null;
    return { sought: text, items: items.right.map(({ id, title }) => ({ id, text: said()(title).text })) };
  };
}

interface Sought {
  readonly field: FindingField;
  readonly text: string;
}

/** Searches for what is written. Each field waits for itself; an answer to what was written before is dropped. */
function searchAsWritten(
  find: (field: FindingField, text: string) => Promise<FoundChoices | null>,
  show: (field: string, found: FoundChoices | null) => void,
): Subject<Sought> {
  const sought = new Subject<Sought>();
  sought
    .pipe(
      groupBy(({ field }) => field.name),
      mergeMap((ofOne) =>
        ofOne.pipe(
          debounceTime(pause),
          switchMap(({ field, text }) =>
            from(text.trim().length < 2 ? Promise.resolve(null) : find(field, text)).pipe(
              map((found) => ({ field, found })),
              catchError(() => EMPTY),
            ),
          ),
        ),
      ),
    )
    .subscribe(({ field, found }) => show(field.name, found));
  return sought;
}

const fieldWhere = (form: OpenForm | null, isWanted: (field: Field) => boolean): Field | undefined =>
  form ? fieldsOf(form.mailbox).find(isWanted) : undefined;

/** Marks the place of a street that was picked, if the form has a map. */
async function placeStreet({ council, open, patch, filling }: Given, text: string): Promise<void> {
  const place = fieldWhere(open(), ({ kind }) => kind === 'map');
  if (!place) return;
  const places = await council.requests.geocode(council.realm, text);
  const first = isLeft(places) ? undefined : places.right[0];
  if (!first) return;
  filling.writePlace(place.name, first.coordinates);
  patch({ address: first.address });
}

/** Looks up the address of a place that was marked. */
async function addressPlace(given: Given, name: string, coordinates: Coordinates): Promise<void> {
  const { council, open, patch, filling } = given;
  filling.writePlace(name, coordinates);
  patch({ address: null });
  const address = await council.requests.addressAt(council.realm, coordinates);
  if (isLeft(address) || address.right === null) return;
  const value = open()?.entry.get(name);
  // Another place was marked in the meantime.
  if (value?.kind !== 'place' || value.coordinates !== coordinates) return;
  patch({ address: address.right });
  const now = open();
  const field = fieldWhere(now, (one) => one.name === 'address');
  if (now && field && !now.entry.has('address')) filling.writeText('address', address.right);
}

export function finder(given: Given): Finder {
  const { open, patch, filling } = given;
  const show = (field: string, found: FoundChoices | null) => {
    const next = new Map(open()?.found);
    if (found === null) next.delete(field);
    else next.set(field, found);
    patch({ found: next });
  };
  const sought = searchAsWritten(councilSearch(given), show);
  return {
    seek: (field, text) => {
      filling.writeText(field.name, text);
      sought.next({ field, text });
    },
    pick: async (field, text) => {
      filling.writeText(field.name, text);
      show(field.name, null);
      // A search for an earlier text that is still running is no longer wanted.
      sought.next({ field, text: '' });
      if (field.kind === 'callejero') await placeStreet(given, text);
    },
    placed: (name, coordinates) => addressPlace(given, name, coordinates),
  };
}
