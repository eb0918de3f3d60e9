import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { tellNewsCall } from '#adapters/wire/office-works/tell-news.ts';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { WorksDevice } from '#ui-web/composition/office-works.ts';

/** What came of sending news: told, waiting for another try, or refused for a reason. */
export type SentNews =
  | { readonly kind: 'told'; readonly work: WorkAnswer; readonly undoUntil: number }
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly why: string };

/** Refusals that another try would meet again. All others pass: a line, a full disk, a session that is over. */
const lasting: ReadonlySet<string> = new Set([
  'newsRefused',
  'unknownWork',
  'notAllowed',
  'fileRefused',
  'townFileTooLarge',
  'unreadable',
  'unknownFile',
]);

function refusedBy(refusal: { readonly kind: string; readonly where?: unknown }): SentNews {
  if (!lasting.has(refusal.kind)) return { kind: 'waits' };
  const { kind, where } = refusal;
  return { kind: 'refused', why: kind === 'newsRefused' && typeof where === 'string' ? where : kind };
}

/** Sends news with its photo first. Both have the key of the news, so that sending them again changes nothing. */
export async function sendNews(
  { call, realm }: Pick<OfficeCouncil, 'call' | 'realm'>,
  { putPhoto }: Pick<WorksDevice, 'putPhoto'>,
  news: WaitingNews,
): Promise<SentNews> {
  const { work, key, photo, text, language, milestones, spent, status, at } = news;
  if (photo !== null) {
    const put = await putPhoto(realm, { work, key }, photo);
    if (isLeft(put)) return refusedBy(put.left);
  }
  const body = {
    key,
    text,
    language,
    milestones: [...milestones],
    spent: spent === null ? null : cents(spent) / 100,
    status,
    hasPhoto: photo !== null,
    at,
  };
  const told = await call(tellNewsCall, { realm, id: work, body });
  if (isLeft(told)) return refusedBy(told.left);
  return { kind: 'told', work: told.right.work, undoUntil: Date.parse(told.right.undoUntil) };
}
