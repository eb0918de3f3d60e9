import type { CouncilRequest } from '../forms/request.ts';
import { type Milestone, stateKey } from './milestone.ts';

/** What whoever follows a report is told: its state, and nothing that anybody wrote about it. */
export const requestMilestones = ({ status }: Pick<CouncilRequest, 'status'>): readonly Milestone[] => [
  { key: stateKey('request', status), event: { kind: 'requestChanged', status }, at: null, until: null },
];
