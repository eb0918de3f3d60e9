import type { Proposal } from '../processes/proposal.ts';
import { startOfDay, type TimeZone } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { type FollowedDelivery, type FollowedEvent, stateKey } from './followed-event.ts';
import { documentEvents } from './process-events.ts';

/** The data about a proposal besides the document that residents wrote. */
export interface AroundProposal {
  /** The town's word for its status; null where it has none. */
  readonly status: LocalizedText | null;
  /** How it is being carried out; null before. */
  readonly delivery: FollowedDelivery | null;
}

const lasting = { at: null, until: null } as const;

/** Its works change their state, and reach a step: on its day, or when the council writes it down. */
const deliveryEvents = (
  { status, milestones, files }: FollowedDelivery,
  zone: TimeZone,
): readonly FollowedEvent[] => [
  { key: stateKey('delivery', status), event: { kind: 'deliveryChanged', status }, ...lasting },
  ...milestones.flatMap(({ id, title, reached }): readonly FollowedEvent[] =>
    reached === null
      ? []
      : [
          {
            key: `step/${id}`,
            event: { kind: 'stepReached', title },
            at: startOfDay(reached, zone),
            until: null,
          },
        ],
  ),
  ...documentEvents(files),
];

/** The events of a proposal: its status changes, it is carried out step by step, documents appear. */
export const proposalEvents = (
  { validation, files }: Pick<Proposal, 'validation' | 'files'>,
  { status, delivery }: AroundProposal,
  zone: TimeZone,
): readonly FollowedEvent[] => [
  {
    key: stateKey('validation', validation.status ?? '-'),
    event: { kind: 'statusChanged', status },
    ...lasting,
  },
  ...(delivery === null ? [] : deliveryEvents(delivery, zone)),
  ...documentEvents(files),
];
