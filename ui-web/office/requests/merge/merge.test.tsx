import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { mergeRequestCall } from '#adapters/wire/staff-requests/merge-request.ts';
import { separateRequestCall } from '#adapters/wire/staff-requests/separate-request.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

// As a phone gives it: with more digits than the call reads.
const at = { lat: 39.410000000000004, lng: -0.3400000000000001 };
const lamp = aStaffRequest({ coordinates: at, followers: 2 });
const same = aStaffRequest({ iid: '2026-000002', title: 'Sin luz en la ronda', followers: 3 });
const elsewhere = aStaffRequest({ iid: '2026-000003', title: 'Farola', mailbox: 'quejas' });
const gone = aStaffRequest({ iid: '2026-000004', title: 'Farola retirada', status: 'Retirada' });
const went = aStaffRequest({ iid: '2026-000005', title: 'Farola unida', mergedInto: '2026-000002' });
const counts = { status: [], mailbox: [], assignedTo: [], priority: [], due: [], hasReply: [], approval: [] };

/** The desk with the lamp open; what is looked for, and what is merged. */
async function aTown(open: StaffRequest = lamp, acts?: readonly Act[]) {
  const looked: object[] = [];
  const done: object[] = [];
  const refuses: { faults: readonly { kind: string; iid?: string }[] | null } = { faults: null };
  const all = [elsewhere, gone, went, same, open];
  await openDesk({
    requests: all,
    ...(acts && { acts }),
    path: `/gestion/solicitudes/${open.iid}`,
    calls: [
      stubCall(listRequestsCall, async ({ near, text, mailbox, limit }) => {
        if (limit === 30) looked.push({ near, text, mailbox });
        return right({ items: all, itemsCount: all.length, counts });
      }),
      stubCall(mergeRequestCall, async ({ reference, body }) => {
        const { faults } = refuses;
        if (faults !== null) return left({ kind: 'mergeRefused', faults } as never);
        done.push({ reference, ...body });
        const merged = all.find(({ iid }) => iid === reference) ?? open;
        return right({ ...merged, status: 'Cerrada', mergedInto: body.into });
      }),
      stubCall(separateRequestCall, async ({ reference }) => {
        done.push({ separated: reference });
        return right({ ...open, mergedInto: null });
      }),
    ],
  });
  await screen.findByRole('article', { name: open.title });
  return { looked, done, refuses };
}

async function openDialog() {
  fireEvent.keyDown(document.body, { key: 'u' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir con otra solicitud' }));
  await dialog.findByRole('button', { name: /^Sin luz en la ronda/u });
  return dialog;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('merging a request with another one', () => {
  it('offers close ones first, of the same mailbox before others, and none that cannot take any', async () => {
    const { looked } = await aTown();
    const dialog = await openDialog();
    expect(looked).toEqual([{ near: '39.410000,-0.340000,250', text: undefined, mailbox: undefined }]);
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 10));
    expect(names).toEqual(['Sin luz en', 'Farola2026']);
    const field = dialog.getByRole('searchbox', { name: 'Buscar la otra' });
    fireEvent.change(field, { target: { value: ' 2026-000003 ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(looked[1]).toMatchObject({ text: '2026-000003', near: undefined }));
  });

  it('says what will happen, does it, and shows where it went; separating brings it back', async () => {
    const { done } = await aTown();
    const dialog = await openDialog();
    expect(dialog.queryByRole('button', { name: 'Unirlas' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: /^Sin luz en la ronda/u }));
    expect(dialog.getByText('2026-000001 se cierra y remite a 2026-000002.')).toBeTruthy();
    expect(dialog.getByText(/^2026-000002 cuenta con 3 personas más\. A quienes la seguían/u)).toBeTruthy();
    press('Unirlas');
    await waitFor(() => expect(done).toEqual([{ reference: '2026-000001', into: '2026-000002' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes the other one if this one is to stay', async () => {
    const { done } = await aTown();
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: /^Sin luz en la ronda/u }));
    fireEvent.click(dialog.getByRole('radio', { name: /la que tienes abierta$/u }));
    expect(dialog.getByText('2026-000002 se cierra y remite a 2026-000001.')).toBeTruthy();
    press('Unirlas');
    await waitFor(() => expect(done).toEqual([{ reference: '2026-000002', into: '2026-000001' }]));
  });

  it('says why it is refused, and stays', async () => {
    const { refuses } = await aTown();
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: /^Sin luz en la ronda/u }));
    refuses.faults = [{ kind: 'intoMerged', iid: '2026-000009' }];
    press('Unirlas');
    expect(await dialog.findByText(/^La otra está unida con 2026-000009/u)).toBeTruthy();
  });

  it('is undone from the duplicate, which says where it went; the other one names its duplicates', async () => {
    const { done } = await aTown(aStaffRequest({ mergedInto: '2026-000002', status: 'Cerrada' }));
    expect(screen.getByRole('link', { name: '2026-000002' }).getAttribute('href')).toBe(
      '/gestion/solicitudes/2026-000002',
    );
    expect(screen.queryByRole('button', { name: 'Unir con otra' })).toBeNull();
    press('Separarla');
    await waitFor(() => expect(done).toEqual([{ separated: '2026-000001' }]));
    cleanup();
    await aTown(aStaffRequest({ duplicates: ['2026-000007'] }));
    expect(screen.getByRole('link', { name: '2026-000007' })).toBeTruthy();
  });

  it('is only for those who may', async () => {
    await aTown(lamp, ['request.read', 'request.answer']);
    expect(screen.queryByRole('button', { name: 'Unir con otra' })).toBeNull();
  });
});
