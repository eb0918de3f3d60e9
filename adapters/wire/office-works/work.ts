import * as t from 'io-ts';
import { deliveryStatuses } from '#domain/processes/delivery.ts';
import { euros, localizedText, nullable, wordOf } from '../decode.ts';

/** A milestone of a project, as its staff see and plan it. */
const milestoneWire = t.type({
  id: t.string,
  title: localizedText,
  planned: nullable(t.string),
  reached: nullable(t.string),
});

/** A project as the people of staff see it who answer for it. */
export const workWire = t.type({
  /** The id of its proposal. */
  id: t.string,
  slug: t.string,
  title: localizedText,
  /** The title of its process; null if none is known. */
  process: nullable(localizedText),
  status: wordOf(deliveryStatuses),
  /** The name of its owner; null: nobody answers for it who works here. */
  owner: nullable(t.string),
  isMine: t.boolean,
  mayUpdate: t.boolean,
  budget: nullable(euros),
  spent: nullable(euros),
  milestones: t.array(milestoneWire),
  /** Days without news; null if it is finished, or if there never was any. */
  silent: nullable(t.number),
  /** The day of the last news; null if there never was any. */
  told: nullable(t.string),
  /** Whether there was news in each of the last twelve months, this one last. */
  months: t.array(t.boolean),
  /** The latest photo of its news, with its day; null without one. */
  photo: nullable(t.type({ src: t.string, day: t.string })),
  place: nullable(t.type({ lat: t.number, lng: t.number })),
});
export type WorkAnswer = t.TypeOf<typeof workWire>;
