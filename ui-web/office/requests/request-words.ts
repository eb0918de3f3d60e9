import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { requestStatuses } from '#domain/forms/request.ts';
import type { RibbonState } from '#ui-web/components/ribbon/ribbon.tsx';
import type { Speech } from '#ui-web/speech.ts';

const keys = ['received', 'handling', 'solved', 'rejected', 'closed', 'retracted'] as const;

/** The state of a request in the reader's language; a state of the council's own as the council names it. */
export function stateWords(status: string, { t }: Pick<Speech, 't'>): string {
  const key = keys[requestStatuses.findIndex((one) => one === status)];
  return key === undefined ? status : t(`office-requests:status.${key}`);
}

const ribbons: Readonly<Record<string, RibbonState>> = {
  Recibida: 'upcoming',
  'En gestión': 'study',
  Resuelta: 'validated',
  Rechazada: 'refused',
};

/** The ribbon of a state. */
export const stateRibbon = (status: string): RibbonState => ribbons[status] ?? 'finished';

/** The title of a request; one without a title begins with its text. */
export const requestTitle = (
  { title, body }: Pick<StaffRequest, 'title' | 'body'>,
  { t }: Pick<Speech, 't'>,
) => title.trim() || body.trim().slice(0, 90) || t('office-requests:untitled');

/** The first name of the sender, if the reader may know it; empty without. */
export const senderOf = ({ sender }: Pick<StaffRequest, 'sender'>): string => sender?.name ?? '';
