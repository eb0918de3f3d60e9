import type { CouncilRequest } from '../forms/request.ts';
import { type FollowedEvent, stateKey } from './followed-event.ts';

/**
 * The notices about a report: its state, or that of the request that it was merged into (`into`), and none of the texts
 * written about it.
 */
export function requestEvents(
  { status }: Pick<CouncilRequest, 'status'>,
  into: Pick<CouncilRequest, 'status' | 'iid'> | null = null,
): readonly FollowedEvent[] {
  const shown = into?.status ?? status;
  const state = into === null ? status : `${into.iid} ${into.status}`;
  return [
    {
      key: stateKey('request', state),
      event: { kind: 'requestChanged', status: shown },
      at: null,
      until: null,
    },
  ];
}
