import * as t from 'io-ts';
import { localizedText, orNull } from './decode.ts';

/* Documents that portals read and no screen of ours decodes: their shapes, for authors of clients. */

/** Any document of a collection. A query with `fields` reduces it to these and its `_id`. */
export const documentWire = t.type({ _id: t.string });

/** The region of a town (specification 1, section 3). */
export const regionWire = t.type({
  _id: t.string,
  region: t.intersection([
    t.type({ realm: t.string, name: localizedText }),
    t.partial({
      coordinates: t.type({ lat: t.number, lng: t.number }),
      privacyPolicy: orNull(t.partial({ uri: t.string, data: t.partial({ email: t.string }) })),
      survey: orNull(t.partial({ appID: t.string })),
    }),
  ]),
});

/** A vocabulary: terms that documents are classified under (specification 3, section 7). */
export const vocabularyWire = t.type({
  _id: t.string,
  name: t.string,
  terms: t.array(t.type({ _id: t.string, term: localizedText })),
});

/** A list as the server gives it: items, and how many there are in all. */
export const listOf = <C extends t.Mixed>(item: C) => t.type({ items: t.array(item), itemsCount: t.number });
