import type { OldTraces } from '#application/ports/server/old-traces.ts';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { hasOpenBox } from '#application/voting/desk/has-open-box.ts';
import type { Town } from '#domain/access/town.ts';
import { addDays, type Instant, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly traces: OldTraces;
  readonly keys: VotingKeys;
  readonly votingDesk: Pick<VotingDesk, 'forgetTries'>;
  readonly voteDesk: Pick<VoteDesk, 'openedVote'>;
  readonly boxBook: Pick<BoxBook, 'all'>;
}

const day = 86_400_000;
/** What a device leaves behind is kept so many days, and not longer (security: retention). */
const daysKept = 365;

/** Whether a survey closed so many days ago, or more. One without an end day never does. */
const closedFor = ({ isActive, endDay }: Survey, { timeZone }: Town, days: number, now: number) =>
  isActive && endDay !== null && now >= startOfDay(addDays(endDay, 1 + days), timeZone);

/**
 * Erases data that is no longer needed: sessions that have expired, devices a year after their last session, which
 * devices voted a year after the close, and the key of a survey when appeals are over and no box waits for envelopes. Without its key it cannot be
 * found out who took part, whatever other data one has; ballots, marks and results stay as they are. `now` is the time
 * to erase by, which one look at a wrong clock does not move (time-to-erase.ts).
 */
export const forgetOldTraces =
  ({ realms, traces, keys, votingDesk, ...boxes }: Ports, appealsDays: number) =>
  async (now: Instant): Promise<void> => {
    await traces.forgetSessions(now);
    await traces.forgetDevices(now - daysKept * day, now);
    for (const town of await realms.towns()) {
      for (const { survey } of await realms.surveys(town)) {
        if (closedFor(survey, town, daysKept, now)) await traces.forgetVotedDevices(town.realm, survey.id);
        if (!closedFor(survey, town, appealsDays, now)) continue;
        if (await hasOpenBox(boxes, town.realm, survey.id)) continue;
        keys.erase(town.realm, survey.id);
        // Without the key a try of a desk can no longer be recognised.
        await votingDesk.forgetTries(town.realm, survey.id);
      }
    }
  };
