import { readRequestCall } from '#adapters/wire/requests/read-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { Reference } from '#domain/forms/request.ts';
import { right } from '#domain/shared/result.ts';
import { aField, aMailbox } from '#ui-web/screens/request/samples/sample-form.ts';
import { aScreen, pressAndWait, write } from '#ui-web/screens/request/samples/sample-screen.tsx';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';

/** The form of that request. */
export const form = aMailbox([aField('textarea', 'body'), aField('image', 'foto', { title: 'Foto' })], {
  contact: { mode: 'yes', fields: ['firstName'], position: 'down', title: null },
});

/** Its reference. */
export const sampleReference = 'K7QM-2XRA-VD5H-N3TE' as Reference;
const sentBody = {
  title: '',
  body: 'En la plaza',
  category: null,
  contact: { firstName: 'A…' },
  images: ['f1'],
  files: [],
  coordinates: null,
  address: null,
  census: null,
  captcha: null,
  extra: new Map(),
  payment: null,
  acceptsPrivacy: true,
  isPrivate: false,
};

/** A request as the council shows it to its sender. */
export const aView = (more: Partial<RequestView> = {}): RequestView => ({
  id: sampleReference,
  iid: '2026-000017',
  createdAt: '2026-11-18T10:03:00Z',
  updatedAt: '2026-11-19T10:03:00Z',
  title: 'Una farola rota',
  mailbox: form.id,
  body: 'En la plaza',
  status: 'En gestión',
  assignedTo: 'Alumbrado',
  sent: {
    asked: null,
    body: sentBody,
    files: [{ id: 'f1', name: 'farola.jpg', kind: 'jpg', bytes: 9, isSigned: false }],
  },
  threads: [
    { at: '2026-11-19T10:03:00Z', by: 'Alumbrado', text: 'Vamos mañana', isSender: false, images: [] },
  ],
  may: { reply: true, retract: true, files: true },
  paid: null,
  mergedInto: null,
  mayRate: false,
  opinion: null,
  ...more,
});
/** The call that reads it. */
export const reading = (view: RequestView) => stubCall(readRequestCall, async () => right(view));
/** Opens the request by its reference. */
export async function opened(answers: Parameters<typeof aScreen>[1], now: Mailbox | null = form) {
  const visit = await aScreen(now, answers, true);
  write('Tu referencia', sampleReference);
  await pressAndWait('Consultar');
  return visit;
}
