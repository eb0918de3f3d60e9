import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { Act } from '#domain/office/roles.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall, type StubbedCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';

const counts = { status: [], mailbox: [], assignedTo: [], priority: [], due: [], hasReply: [], approval: [] };

interface Desk {
  readonly requests: readonly StaffRequest[];
  /** What the town answers besides. */
  readonly calls?: readonly StubbedCall[];
  readonly acts?: readonly Act[];
  /** The address that is opened. */
  readonly path?: string;
  /** What is put around the office. */
  readonly around?: (office: ReactNode) => ReactNode;
}

/** For tests: draws the desk of a town with these requests, with the list or the request of the address open. */
export async function openDesk({
  requests,
  calls = [],
  acts,
  path = '/gestion/solicitudes',
  around = (it) => it,
}: Desk) {
  history.replaceState(null, '', path);
  const listed: object[] = [];
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listRequestsCall, async (asked) => {
        listed.push(asked);
        return right({ items: [...requests], itemsCount: requests.length, counts });
      }),
      stubCall(readForStaffCall, async ({ reference }) => {
        const found = requests.find(({ iid }) => iid === reference);
        return found === undefined ? left({ kind: 'unknownRequest' }) : right(found);
      }),
      ...calls,
    ],
    me: async () => right(somebody(acts)),
  });
  render(around(office));
  await act(() => presenter.open());
  return { listed };
}
