import * as t from 'io-ts';
import { type ShopDetails, spokenLanguages } from '#domain/showcase/shop-details.ts';
import { wordOf } from '../decode.ts';

/** What a shop says of how it is reached and of how it serves. */
export const shopDetailsWire = t.type({
  isStepFree: t.boolean,
  delivers: t.boolean,
  takesCards: t.boolean,
  speaks: t.array(wordOf(spokenLanguages)),
  whatsapp: t.string,
  web: t.string,
});
export type WrittenDetails = t.TypeOf<typeof shopDetailsWire>;

export const writeDetails = ({ speaks, ...details }: ShopDetails): WrittenDetails => ({
  ...details,
  speaks: [...speaks],
});
