import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The mails to the senders of the duplicates of a request: it has another state. Null: they wait no more. */
export const duplicateMails = (
  { duplicates = [] }: Pick<CouncilRequest, 'duplicates'>,
  due: Instant | null,
): readonly NewRequestMail[] =>
  duplicates.map(({ id: of }) => ({ kind: 'answer', place: 0, count: 0, of, due }));
