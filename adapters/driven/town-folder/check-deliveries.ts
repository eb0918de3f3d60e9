import { readDelivery } from '#adapters/wire/processes/delivery.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { deliveryFaults } from '#domain/processes/delivery-faults.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Folder } from './folder.ts';

/**
 * Reports deliveries that are impossible or unreadable before they are published: pages leave them out without saying
 * so.
 */
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
    if (isLeft(read)) folder.fault(file, at(read.left.where), 'delivery');
    else for (const { where, kind } of deliveryFaults(read.right, today)) folder.fault(file, at(where), kind);
  }
}
