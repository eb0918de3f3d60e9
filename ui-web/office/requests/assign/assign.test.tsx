import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listColleaguesCall } from '#adapters/wire/desk/list-colleagues.ts';
import { right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

const requests = [
  aStaffRequest({ assignedTo: 'Brigada Nord' }),
  aStaffRequest({ iid: '2026-000002', title: 'Banco roto', assignedTo: 'Vicent' }),
  aStaffRequest({ iid: '2026-000003', title: 'Ruido', mailbox: 'quejas', assignedTo: 'Empresa de ruidos' }),
];

/** A town in which these people may answer, by mailbox. */
function aTown(able: Readonly<Record<string, readonly string[]>>) {
  const asked: (string | null)[] = [];
  const call = stubCall(listColleaguesCall, async ({ mailbox = null }) => {
    asked.push(mailbox);
    return right({ items: (able[mailbox ?? 'any'] ?? []).map((name) => ({ name })) });
  });
  return { asked, calls: [call] };
}

/** The names in the menu, without the letter in front of each. */
const namesIn = (menu: HTMLElement) =>
  within(within(menu).getByRole('list', { name: 'La lleva' }))
    .getAllByRole('button')
    .map(({ lastChild }) => lastChild?.textContent?.trim());

describe('the menu of who has a request', () => {
  it('offers those who may answer in its mailbox, the reader first, and the crews of that mailbox', async () => {
    const { asked, calls } = aTown({ incidencias: ['Amparo', 'Neus', 'Vicent'] });
    await openDesk({ requests, calls, path: '/gestion/solicitudes/2026-000001' });
    const article = await screen.findByRole('article', { name: 'Farola apagada' });
    await waitFor(() => expect(namesIn(article)).toContain('Amparo'));
    expect(namesIn(article)).toEqual(['Yo', 'Amparo', 'Vicent', 'Brigada Nord', 'Nadie']);
    expect(asked).toEqual(['incidencias']);
  });

  it('does not offer the reader where they may not answer', async () => {
    const { calls } = aTown({ incidencias: ['Vicent'] });
    await openDesk({ requests, calls, path: '/gestion/solicitudes/2026-000001' });
    const article = await screen.findByRole('article', { name: 'Farola apagada' });
    await waitFor(() => expect(namesIn(article)).toEqual(['Vicent', 'Brigada Nord', 'Nadie']));
  });

  it('of several requests asks for those of their one mailbox, or for those of any', async () => {
    const { asked, calls } = aTown({ quejas: ['Neus'], any: ['Neus', 'Vicent'] });
    await openDesk({ requests, calls });
    const mark = (title: string) =>
      fireEvent.click(screen.getByRole('checkbox', { name: `Marcar: ${title}` }));
    await screen.findByRole('link', { name: 'Ruido' });
    mark('Ruido');
    await waitFor(() => expect(asked).toEqual(['quejas']));
    mark('Banco roto');
    await waitFor(() => expect(asked).toEqual(['quejas', null]));
  });
});
