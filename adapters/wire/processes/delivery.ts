import * as t from 'io-ts';
import { isLinkAddress, isPictureAddress } from '#domain/content/web-address.ts';
import type { Delivery } from '#domain/processes/delivery.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import { filesWire, readFiles } from '../uploads/attached-file.ts';
import { decode, euros, localizedText, orNull, type Unreadable } from '../decode.ts';
import { tolerate } from '../tolerate.ts';
import { deliveryDay } from './delivery-day.ts';

const imageWire = t.union([t.string, t.type({ uri: t.string })]);

const milestoneWire = t.intersection([
  t.type({ title: localizedText }),
  t.partial({ _id: orNull(t.string), planned: orNull(deliveryDay), reached: orNull(deliveryDay) }),
]);

const newsWire = t.intersection([
  t.type({ day: deliveryDay }),
  t.partial({
    _id: orNull(t.string),
    text: orNull(localizedText),
    images: orNull(t.array(imageWire)),
    milestones: orNull(t.array(t.string)),
    spent: orNull(euros),
  }),
]);

/** `delivery` of a proposal's document: its progress after the vote that funded it. */
export const deliveryWire = t.intersection([
  t.type({
    status: t.union([
      t.literal('study'),
      t.literal('design'),
      t.literal('tender'),
      t.literal('works'),
      t.literal('finished'),
      t.literal('stopped'),
    ]),
  }),
  t.partial({
    reason: orNull(localizedText),
    note: orNull(localizedText),
    department: orNull(localizedText),
    owner: orNull(t.string),
    budget: orNull(euros),
    spent: orNull(euros),
    committed: orNull(euros),
    updated: orNull(deliveryDay),
    milestones: orNull(t.array(milestoneWire)),
    news: orNull(t.array(newsWire)),
    images: orNull(t.array(imageWire)),
    files: orNull(filesWire),
    webLinks: orNull(t.array(t.type({ title: localizedText, uri: t.string }))),
  }),
]);

const sum = (whole: number | null | undefined): Cents | null =>
  typeof whole === 'number' ? cents(whole) : null;
const dayIn = (text: string | null | undefined): CalendarDay | null =>
  typeof text === 'string' ? parseDay(text) : null;

const picturesIn = (images: readonly t.TypeOf<typeof imageWire>[] | null | undefined): readonly string[] =>
  (images ?? []).map((image) => (typeof image === 'string' ? image : image.uri)).filter(isPictureAddress);

/** Only what has a day is news: the codec lets no other pass. */
const newsIn = (wires: readonly t.TypeOf<typeof newsWire>[] | null | undefined): Delivery['news'] =>
  (wires ?? []).flatMap(({ _id, day: written, text, images, milestones, spent }, index) => {
    const day = parseDay(written);
    return day === null
      ? []
      : [
          {
            id: _id ?? String(index + 1),
            day,
            text: text ?? null,
            images: picturesIn(images),
            milestones: milestones ?? [],
            spent: sum(spent),
          },
        ];
  });

/** A delivery without any fault. A milestone or news without a name is named by its position, from 1. */
export const readDelivery = (raw: unknown): Either<Unreadable, Delivery> =>
  map(
    (wire: t.TypeOf<typeof deliveryWire>): Delivery => ({
      status: wire.status,
      reason: wire.reason ?? null,
      note: wire.note ?? null,
      department: wire.department ?? null,
      owner: wire.owner ?? null,
      budget: sum(wire.budget),
      spent: sum(wire.spent),
      committed: sum(wire.committed),
      updated: dayIn(wire.updated),
      milestones: (wire.milestones ?? []).map(({ _id, title, planned, reached }, index) => ({
        id: _id ?? String(index + 1),
        title,
        planned: dayIn(planned),
        reached: dayIn(reached),
      })),
      news: newsIn(wire.news),
      images: picturesIn(wire.images),
      files: readFiles([{ files: wire.files }]),
      links: (wire.webLinks ?? []).filter(({ uri }) => isLinkAddress(uri)),
    }),
  )(decode(deliveryWire, raw));

/** What of a delivery can be read; null if there is none, or its status is unknown. */
export function readDeliveryTolerantly(raw: unknown): Delivery | null {
  if (raw === undefined || raw === null) return null;
  const read = readDelivery(tolerate(deliveryWire, raw, () => undefined));
  return isLeft(read) ? null : read.right;
}
