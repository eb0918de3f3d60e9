import { requestStatuses } from '#domain/forms/request.ts';
import type { Speech } from '#ui-web/speech.ts';

const keys = ['received', 'handling', 'solved', 'rejected', 'closed', 'retracted'] as const;

/** The state of a request in the reader's language; a state of the council's own as the council names it. */
export function statusWords(status: string, { t }: Pick<Speech, 't'>): string {
  const key = keys[requestStatuses.findIndex((one) => one === status)];
  return key === undefined ? status : t(`request:status.${key}`);
}
