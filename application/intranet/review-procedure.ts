import { intranetRecord } from '#domain/intranet/intranet-records.ts';
import type { Colleague } from '#domain/intranet/news-reading.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

/** When the procedures of a town were last found to be right as they are, by their ids. */
export const listReviews =
  (ports: IntranetPorts) =>
  async (realm: RealmId): Promise<ReadonlyMap<string, Instant>> =>
    new Map((await intranetBook(ports, realm).list('review')).map(({ id, at }) => [id, at]));

/** Notes that a person looked at a procedure and that it is right as it is. */
export const confirmReview =
  (ports: IntranetPorts) =>
  async (realm: RealmId, procedure: string, by: Colleague): Promise<void> => {
    const book = intranetBook(ports, realm);
    const before = await book.find('review', procedure);
    const at = ports.clock.now();
    const record = intranetRecord(
      'review',
      { id: procedure, owner: by.id, at, body: { name: by.name } },
      (before?.version ?? 0) + 1,
    );
    // Of two at once one is stored, and both say the same.
    await book.write(record, by.id);
  };
