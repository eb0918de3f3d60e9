import * as t from 'io-ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { localizedText, orNull } from '../decode.ts';

/* What fields of a form offer from collections of the council. */

const streetWire = t.type({
  tipovia: orNull(t.string),
  nombrevia: t.string,
  nucleo: orNull(t.string),
  cpostal: orNull(t.string),
});
export const streetsWire = t.type({ items: t.array(streetWire) });
export const itemsWire = t.type({ items: t.array(t.type({ _id: t.string, title: localizedText })) });

/** A street of the town's table; empty texts if the table does not say. */
export interface Street {
  readonly tipovia: string;
  readonly nombrevia: string;
  readonly nucleo: string;
  readonly cpostal: string;
}

/** An item of a collection to be chosen. */
export interface CollectionItem {
  readonly id: string;
  readonly title: LocalizedText;
}

export const readStreets = ({ items }: t.TypeOf<typeof streetsWire>): readonly Street[] =>
  items.map(({ tipovia, nombrevia, nucleo, cpostal }) => ({
    tipovia: tipovia ?? '',
    nombrevia,
    nucleo: nucleo ?? '',
    cpostal: cpostal ?? '',
  }));

export const readCollectionItems = ({ items }: t.TypeOf<typeof itemsWire>): readonly CollectionItem[] =>
  items.map(({ _id, title }) => ({ id: _id, title }));
