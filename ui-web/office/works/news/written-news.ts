import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import type { DeliveryStatus } from '#domain/processes/delivery.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';

/** News as it is being written. */
export interface WrittenNews {
  readonly milestones: readonly string[];
  readonly spent: string;
  readonly text: string;
  readonly status: DeliveryStatus;
}

/** Why news cannot be sent as it is written. */
type NewsFault = 'amount' | 'notSure' | 'nothingTold' | 'reasonMissing';

/** What was paid as it is written, in cents; null if it is blank or as before, undefined if it is no amount. */
function spentIn(work: WorkAnswer, written: string): number | null | undefined {
  if (written.trim() === '') return null;
  const read = parseAmount(written);
  if (isLeft(read)) return undefined;
  return read.right === work.spent ? null : read.right;
}

/** What is wrong with news as it is written; null if it can be sent. */
export function newsFault(
  work: WorkAnswer,
  { milestones, spent, text, status }: WrittenNews,
  { hasPhoto, isSure }: { readonly hasPhoto: boolean; readonly isSure: boolean },
): NewsFault | null {
  const paid = spentIn(work, spent);
  if (paid === undefined) return 'amount';
  if (hasPhoto && !isSure) return 'notSure';
  const isBlank = text.trim() === '';
  if (status === 'stopped' && work.status !== 'stopped' && isBlank) return 'reasonMissing';
  const isTold = hasPhoto || milestones.length > 0 || paid !== null || !isBlank || status !== work.status;
  return isTold ? null : 'nothingTold';
}

interface Around {
  readonly council: Pick<OfficeCouncil, 'realm' | 'clock' | 'newKey'>;
  readonly person: string;
  readonly zone: TimeZone;
  readonly language: Language;
  readonly photo: Uint8Array | null;
}

/** News as it is kept and sent, with the moment at which it was written. */
export function newsOf(
  work: WorkAnswer,
  written: WrittenNews,
  { council, person, zone, language, photo }: Around,
): WaitingNews {
  const now = council.clock.now();
  return {
    realm: council.realm,
    person,
    work: work.id,
    title: work.title,
    key: council.newKey(),
    at: new Date(now).toISOString(),
    day: dayAt(now, zone),
    text: written.text.trim(),
    language,
    milestones: written.milestones,
    spent: spentIn(work, written.spent) ?? null,
    status: written.status === work.status ? null : written.status,
    photo,
    isTried: false,
    refused: null,
  };
}
