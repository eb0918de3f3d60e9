import type { Mailer } from '#application/ports/server/mailer.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** What a server counts of its own work, for the operator. */
export type CountedEvent =
  | 'mailsSent'
  | 'mailsFailed'
  | 'mailsLost'
  | 'webhooksSent'
  | 'webhooksFailed'
  | 'webhooksLost'
  | 'mixingsFailed'
  | 'erasingsFailed';

/** Adds to a count, one if no number is given. */
export type Count = (event: CountedEvent, by?: number) => void;

/** What has happened since the start. Plain numbers: the package of the figures is loaded only when they are read. */
export interface OperatingCounts {
  readonly count: Count;
  readonly of: (event: CountedEvent) => number;
  /** Notes that nothing in the database shows the order of the votes any more. */
  readonly noteMixing: (at: Instant) => void;
  /** When that was last so; null: not since the start. */
  readonly lastMixing: () => Instant | null;
}

export function operatingCounts(): OperatingCounts {
  const counted = new Map<CountedEvent, number>();
  let mixed: Instant | null = null;
  return {
    count: (event, by = 1) => void counted.set(event, (counted.get(event) ?? 0) + by),
    of: (event) => counted.get(event) ?? 0,
    noteMixing: (at) => {
      mixed = at;
    },
    lastMixing: () => mixed,
  };
}

/** Counts the messages that a mailer accepts and refuses; a refusal is passed on. */
export const countedMailer = (mailer: Mailer, count: Count): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      count('mailsFailed');
      throw error;
    }
    count('mailsSent');
  },
});
