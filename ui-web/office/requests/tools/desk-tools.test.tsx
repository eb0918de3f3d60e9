import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readFiguresCall } from '#adapters/wire/desk/read-figures.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

const figures = { came: 1204, open: 40, closed: 1164, overdue: 3, daysToAnswer: 2.5, daysToClose: null };
const path = '/gestion/solicitudes?estado=Recibida&lleva=nobody&orden=oldest&texto=banc+%26+font';

describe('what can be done with the list', () => {
  it('is taking it away as a table of the same filters, by those who may', async () => {
    await openDesk({ requests: [aStaffRequest()], path });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Bajar la lista/u });
    const address = new URL(link.href);
    expect(address.pathname).toBe('/api/vilanova/staff/requests/export');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      status: 'Recibida',
      assignedTo: 'nobody',
      text: 'banc & font',
      format: 'csv',
    });
    cleanup();
    await openDesk({ requests: [aStaffRequest()], path, acts: ['request.read'] });
    await screen.findByRole('link', { name: 'Farola apagada' });
    expect(screen.queryByRole('link', { name: /^Bajar la lista/u })).toBeNull();
  });

  it('is counting it, in tables by mailbox, month and state', async () => {
    const asked: object[] = [];
    const answers = { fails: true };
    const call = stubCall(readFiguresCall, async (input) => {
      asked.push(input);
      if (answers.fails) return left({ kind: 'unreachable' });
      const named = (name: string) => [{ ...figures, name }];
      return right({
        all: figures,
        byMailbox: named('incidencias'),
        byMonth: named('2026-11'),
        byStatus: named('En gestión'),
      });
    });
    await openDesk({ requests: [aStaffRequest()], path, calls: [call] });
    fireEvent.click(await screen.findByRole('button', { name: 'Cifras' }));
    await screen.findByText('No hemos podido traer las cifras');
    answers.fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    const months = within(await screen.findByRole('region', { name: 'Por mes de llegada' }));
    expect(months.getByRole('rowheader', { name: '11/2026' })).toBeTruthy();
    const row = months.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent);
    expect(row).toEqual(['1.204', '40', '3', '1.164', '2,5', '–']);
    expect(asked[1]).toMatchObject({ status: ['Recibida'], assignedTo: ['nobody'] });
    expect(asked[1]).not.toHaveProperty('sort');
  });
});
