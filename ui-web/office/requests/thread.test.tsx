import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openDesk } from './sample-desk.tsx';
import { aStaffRequest } from './sample-request.ts';

afterEach(cleanup);

describe('the thread of a request that is over', () => {
  it('ends with what its sender says of how it went', async () => {
    const opinion = { isSolved: false, score: 2, text: 'Sigue igual.', at: '2026-11-17T10:00:00Z' };
    await openDesk({
      requests: [aStaffRequest({ status: 'Cerrada', opinion })],
      path: '/gestion/solicitudes/2026-000001',
    });
    const thread = within(await screen.findByRole('list', { name: 'Lo que se ha escrito' }));
    const last = within(thread.getAllByRole('listitem').at(-1) as HTMLElement);
    expect(last.getByText('Dice que no está resuelto.')).toBeTruthy();
    expect(last.getByText('Le da un 2 de 5.', { exact: false })).toBeTruthy();
    expect(last.getByText('Sigue igual.')).toBeTruthy();
  });
});
