import type { CouncilRequest } from '../forms/request.ts';
import { type FollowedEvent, stateKey } from './followed-event.ts';

/** The notices about a report: its state, and none of the texts written about it. */
export const requestEvents = ({ status }: Pick<CouncilRequest, 'status'>): readonly FollowedEvent[] => [
  { key: stateKey('request', status), event: { kind: 'requestChanged', status }, at: null, until: null },
];
