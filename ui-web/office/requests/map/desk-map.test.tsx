import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { right } from '#domain/shared/result.ts';
import { answeringCalls, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOfficeCouncil } from '../../shell/sample-office.tsx';
import { noDeskFilters } from '../filters.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';
import { middleOfRequests, mostOnDeskMap, readForMap } from './requests-on-map.ts';

afterEach(cleanup);

const requests = [
  aStaffRequest({ coordinates: { lat: 39.41, lng: -0.34 } }),
  aStaffRequest({ iid: '2026-000002', title: 'Banco roto', coordinates: { lat: 39.45, lng: -0.38 } }),
  aStaffRequest({ iid: '2026-000003', title: 'Sin lugar' }),
];
const counts = { status: [], mailbox: [], assignedTo: [], priority: [], due: [], hasReply: [], approval: [] };

describe('the map of the desk', () => {
  it('takes the place of the list, with the same filters, and a point opens its request', async () => {
    const { listed } = await openDesk({ requests, path: '/gestion/solicitudes?estado=Recibida' });
    fireEvent.click(await screen.findByRole('button', { name: 'Mapa' }));
    expect(new URLSearchParams(location.search).get('ver')).toBe('mapa');
    const points = within(await screen.findByRole('list', { name: 'Lo que se ve en el mapa' }));
    expect(screen.queryByRole('link', { name: 'Sin lugar' })).toBeNull();
    expect(screen.getByText(/^1 no aparece en el mapa/u)).toBeTruthy();
    expect(listed.at(-1)).toMatchObject({ status: ['Recibida'], limit: 200, offset: 0 });
    fireEvent.click(points.getByRole('button', { name: 'Banco roto' }));
    await screen.findByRole('heading', { level: 2, name: 'Banco roto' });
    expect(location.pathname).toBe('/gestion/solicitudes/2026-000002');
    expect(new URLSearchParams(location.search).get('ver')).toBe('mapa');
    fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sin lugar' })).toBeTruthy());
    expect(location.search).toBe('?estado=Recibida');
  });
});

describe('the requests of a map', () => {
  it('come page after page, and no more than a map can show', async () => {
    const pages: number[] = [];
    const call = stubCall(listRequestsCall, async ({ offset = 0, limit = 0 }) => {
      pages.push(offset ?? 0);
      const items = Array.from({ length: limit ?? 0 }, (_, at) =>
        aStaffRequest({ iid: `r${(offset ?? 0) + at}` }),
      );
      return right({ items, itemsCount: 4321, counts });
    });
    const council = { ...anOfficeCouncil(), call: answeringCalls([call]) };
    const found = await readForMap(council, noDeskFilters);
    expect(found).toMatchObject({ total: 4321 });
    expect(found === 'failed' ? 0 : found.items.length).toBe(mostOnDeskMap);
    expect(pages).toEqual([0, 200, 400, 600, 800]);
    expect(await readForMap({ ...council, call: answeringCalls([]) }, noDeskFilters)).toBe('failed');
  });

  it('are shown around their middle, which a wrong place does not move', () => {
    const far = aStaffRequest({ coordinates: { lat: -0.34, lng: 39.41 } });
    const near = [0, 1, 2].map((at) => aStaffRequest({ coordinates: { lat: 39.4 + at / 100, lng: -0.34 } }));
    expect(middleOfRequests([far, ...near])?.lat).toBeCloseTo(39.41);
    expect(middleOfRequests([aStaffRequest()])).toBeNull();
  });
});
