import { readDelivery } from '#adapters/wire/delivery.ts';
import type { CouncilDocument } from '#application/ports/document-store.ts';
import { type DeliveryFault, deliveryFaults } from '#domain/processes/delivery-faults.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

const expected: Readonly<Record<DeliveryFault['kind'], string>> = {
  reasonMissing: 'the reason why it is stopped',
  committedBelowSpent: 'at least what is spent, which it includes',
  reachedInFuture: 'a day that has come; one to come is `planned`',
  milestoneTwice: 'an _id of its own for each milestone',
};

/** What pages leave out in silence, a council hears of before it is published: a delivery that cannot be, or be read. */
export function checkDeliveries(
  folder: Folder,
  file: string,
  documents: readonly CouncilDocument[],
  today: CalendarDay,
): void {
  for (const { _id, delivery } of documents) {
    if (delivery === undefined || delivery === null) continue;
    const read = readDelivery(delivery);
    const at = (where: string) => [_id, 'delivery', where].filter((part) => part !== '').join('.');
    if (isLeft(read)) folder.fault(file, at(read.left.where), 'a delivery of the documented shape');
    else
      for (const { where, kind } of deliveryFaults(read.right, today))
        folder.fault(file, at(where), expected[kind]);
  }
}
