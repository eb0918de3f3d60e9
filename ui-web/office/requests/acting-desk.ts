import { act, fireEvent, render, screen } from '@testing-library/react';
import { handleManyCall } from '#adapters/wire/requests/handle-many.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { listRequestStepsCall } from '#adapters/wire/staff-requests/list-steps.ts';
import { lookAtContactCall } from '#adapters/wire/staff-requests/look-at-contact.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { undoHandlingCall } from '#adapters/wire/requests/undo-handling.ts';
import { undoManyCall } from '#adapters/wire/requests/undo-many.ts';
import { fillTemplatesCall } from '#adapters/wire/templates/fill-templates.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { aStaffRequest } from './sample-request.ts';

export const three = () => [
  aStaffRequest({ term: { due: '2026-11-16', left: -2 } }),
  aStaffRequest({ iid: '2026-000002', title: 'Banco roto', term: { due: '2026-11-20', left: 2 } }),
  aStaffRequest({ iid: '2026-000003', title: 'Baldosa suelta', status: 'En gestión', assignedTo: 'Vicent' }),
];

const soon = new Date(noon + 30_000).toISOString();

const template = {
  id: 't',
  name: 'Recogida',
  status: 'En gestión',
  text: 'Bon dia, Empar',
  language: 'va',
  isMissing: false,
  unfilled: ['calle'],
};

const counts = { status: [], mailbox: [], assignedTo: [], priority: [], due: [], hasReply: [], approval: [] };

type Handled = object[];

/** What is read beside a request, and what is read is noted. */
const readingCalls = (handled: Handled) => [
  stubCall(lookAtContactCall, async ({ reference }) => {
    handled.push({ looked: reference });
    return right({ contact: { firstName: 'Empar', telephone: '600 123 456' } });
  }),
  stubCall(listRequestStepsCall, async () =>
    right({
      items: [
        { number: 1, at: soon, by: 'Vicent', act: 'request.assign', to: 'Neus' },
        { number: 2, at: soon, by: 'Neus', act: 'request.answer', from: 'Recibida', to: 'En gestión' },
      ],
    }),
  ),
];

/** Acts on several requests: the first of them cannot be changed. */
const bulkCalls = (handled: Handled) => [
  stubCall(handleManyCall, async ({ body }) => {
    const [first = '', ...others] = body.references;
    const done = others.map((reference) => ({ reference, iid: reference, revision: 4 }));
    if (body.isTrial !== true) handled.push({ many: others, ...body.handling, key: body.key });
    return right({
      isTrial: body.isTrial === true,
      done,
      cannot: [{ reference: first, why: 'notAllowed' }],
      mails: { es: 1, va: 0 },
      undoUntil: body.isTrial === true ? null : soon,
    });
  }),
  stubCall(undoManyCall, async ({ body }) => {
    handled.push({ undoneMany: body.references, key: body.key });
    return right({ done: [...body.references], cannot: [] });
  }),
];

/** A council with these requests, which does what it is asked; `refuses` stops the next handling. */
export function aDesk(requests: readonly StaffRequest[] = three(), acts?: readonly Act[]) {
  const stored = new Map(requests.map((one) => [one.iid, one]));
  const handled: Handled = [];
  const desk = {
    refuses: null as 'requestChanged' | 'unreachable' | 'keyReused' | null,
    templates: Promise.resolve(),
  };
  const find = (iid: string) => stored.get(iid) ?? aStaffRequest({ iid });
  const calls = [
    stubCall(listRequestsCall, async () =>
      right({ items: [...stored.values()], itemsCount: stored.size, counts }),
    ),
    stubCall(readForStaffCall, async ({ reference }) =>
      stored.has(reference) ? right(find(reference)) : left({ kind: 'unknownRequest' }),
    ),
    stubCall(handleRequestCall, async ({ reference, body }) => {
      const why = desk.refuses;
      desk.refuses = null;
      if (why !== null) return left({ kind: why });
      handled.push({ reference, ...body });
      const before = find(reference);
      const { status, assignedTo, message } = body;
      const said = message ? [{ at: soon, by: 'Neus', text: message, isSender: false }] : [];
      const next = {
        ...before,
        revision: before.revision + 1,
        undoUntil: soon,
        ...(status && { status }),
        ...(assignedTo !== undefined && { assignedTo }),
        threads: [...before.threads, ...said],
      };
      stored.set(reference, next);
      return right(next);
    }),
    stubCall(undoHandlingCall, async ({ reference, body }) => {
      handled.push({ undone: reference, ...body });
      const before = requests.find(({ iid }) => iid === reference) ?? aStaffRequest();
      stored.set(reference, before);
      return right(before);
    }),
    ...readingCalls(handled),
    ...bulkCalls(handled),
    stubCall(fillTemplatesCall, async () => {
      await desk.templates;
      return right({ items: [template] });
    }),
  ];
  return { ...anOffice({ calls, me: async () => right(somebody(acts)) }), handled, desk };
}

/** The desk, drawn at an address, with its list read. */
export async function drawDesk(made = aDesk(), path = '/gestion/solicitudes') {
  history.replaceState(null, '', path);
  render(made.office);
  await act(() => made.presenter.open());
  await screen.findByRole('link', { name: 'Farola apagada' });
  return made;
}

export const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const composerField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Respuesta|Nota/u });
export const openMatter = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The desk with one request open. */
export async function openedRequest(made = aDesk(), iid = '2026-000001') {
  await drawDesk(made, `/gestion/solicitudes/${iid}`);
  await openMatter('Farola apagada');
  return made;
}
