import { forgetOldVisits } from '#application/appointments/forget-old-visits.ts';
import { forgetOldFollows } from '#application/following/forget-old-follows.ts';
import { forgetOldCaptchas, forgetOldRequests } from '#application/operating/forget-old-requests.ts';
import { forgetIntranet } from '#application/intranet/forget-intranet.ts';
import { forgetOldTraces } from '#application/operating/forget-old-traces.ts';
import { forgetFormerPeople } from '#application/imports/census/forget-former-people.ts';
import { forgetOldSignIns } from '#application/office/access/sign-in-log.ts';
import { forgetOldPushes } from '#application/push/forget-old-pushes.ts';
import { forgetOldRegistrations } from '#application/registrations/after/forget-old-registrations.ts';
import { forgetOldReservations } from '#application/reservations/forget-old-reservations.ts';
import { forgetOldListings } from '#application/showcase/forget-old-listings.ts';
import { forgetOldTickets } from '#application/tickets/forget-old-tickets.ts';
import { forgetOldAnswers } from '#application/scarcity/forget-old-answers.ts';
import { forgetDoors } from '#application/tickets/door/forget-doors.ts';
import { forgetOldCampaigns } from '#application/vouchers/forget-old-campaigns.ts';
import { forgetCampaignFollowers } from '#application/vouchers/forget-campaign-followers.ts';
import { timeToErase } from '#application/operating/time-to-erase.ts';
import { type OldMails, type OldRequests } from '#application/ports/server/old-requests.ts';
import { type AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { OldTraces } from '#application/ports/server/old-traces.ts';
import type { SeenTime } from '#application/ports/server/seen-time.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Configuration } from '../composition/configuration.ts';
import type { Count } from '../composition/figures/operating-counts.ts';
import type { ServerParts } from '../composition/server-parts.ts';

interface Parts {
  readonly council: ServerParts;
  readonly traces: OldTraces;
  readonly old: OldRequests;
  readonly mails: OldMails;
  readonly files: Pick<AssetFiles, 'isReady'>;
  readonly seen: SeenTime;
  readonly tell: (record: object, words: string) => void;
  readonly count?: Count;
}

export interface ErasingRounds {
  /** Erases what is no longer needed, as far as the clock can be trusted. */
  readonly erase: () => Promise<void>;
  /** Whether erasing waits, because the clock jumped or went back. */
  readonly waits: () => boolean;
}

type Terms = Pick<Configuration, 'appealsDays' | 'requestMonths'>;

/** Everything that is erased by time, each with the words for its failure. */
function everyErasing(
  { council, traces, old, mails, files }: Pick<Parts, 'council' | 'traces' | 'old' | 'mails' | 'files'>,
  { appealsDays, requestMonths }: Terms,
): readonly (readonly [string, (by: Instant) => Promise<void>])[] {
  const forgetRequests = forgetOldRequests({ old, mails }, requestMonths);
  // The rows go first, then their contents: rows that go while the store is away would leave contents that no row names.
  const forgetWithFiles = async (by: Instant) => {
    if (!(await files.isReady())) throw new FilesUnreachable('nothing can be erased there now');
    await forgetRequests(by);
    await council.fileRegister.forget(by);
  };
  const ofTowns = { ...council, realms: council.realms.all };
  return [
    ['old traces were not erased', forgetOldTraces({ ...ofTowns, traces }, appealsDays)],
    ['old requests were not erased', forgetWithFiles],
    ['old photos of identity documents were not erased', (by) => council.voucherPictures.destroyOld(by)],
    ['old answers about scarce goods were not erased', forgetOldAnswers(council)],
    ['old campaigns of vouchers were not erased', forgetOldCampaigns(ofTowns)],
    ['what doors of events stored was not erased', forgetDoors(ofTowns)],
    ['old appointments were not erased', forgetOldVisits(ofTowns)],
    ['old reservations were not erased', forgetOldReservations(council)],
    ['old tickets were not erased', forgetOldTickets(council)],
    ['old listings of shops were not erased', forgetOldListings(ofTowns)],
    ['old registrations were not erased', forgetOldRegistrations(council)],
    ['old messages to phones were not erased', forgetOldPushes(council)],
    ['what the intranet stored was not erased', forgetIntranet(ofTowns)],
    ['old follows were not erased', forgetOldFollows(council)],
    ['follows of campaigns that are over were not erased', forgetCampaignFollowers(ofTowns)],
    ['old sign-ins were not erased', forgetOldSignIns(council)],
    ['former people of the census were not erased', forgetFormerPeople(council)],
  ];
}

/**
 * All erasing that depends on time, in one place. What cannot be erased today (on a full disk, say) is erased
 * tomorrow.
 */
export function erasingRounds(
  { council, traces, old, mails, files, seen, tell, count = () => {} }: Parts,
  configuration: Terms,
): ErasingRounds {
  const look = timeToErase({ clock: council.clock, seen });
  const eraseBy = everyErasing({ council, traces, old, mails, files }, configuration);
  const forgetCaptchas = forgetOldCaptchas({ old, clock: council.clock });
  const reporting = (work: Promise<void>, words: string) =>
    work.catch((err: unknown) => {
      count('erasingsFailed');
      tell(err instanceof FilesUnreachable ? { why: err.why } : { err }, words);
    });
  let isWaiting = false;

  const eraseDue = async () => {
    const time = await look();
    isWaiting = time.kind === 'waits' && time.why !== 'first';
    if (time.kind === 'by') {
      await Promise.all(eraseBy.map(([words, erase]) => reporting(erase(time.instant), words)));
      return;
    }
    if (!isWaiting) return;
    const until = new Date(time.until).toISOString();
    tell({ clock: time.why, until }, 'erasing waits: the clock did not go steadily');
  };

  return {
    erase: async () => {
      await Promise.all([
        reporting(eraseDue(), 'old data were not erased'),
        reporting(forgetCaptchas(), 'old captchas were not erased'),
        reporting(council.kiosks.forgetOver(council.clock.now()), 'old passes of kiosks were not erased'),
      ]);
    },
    waits: () => isWaiting,
  };
}
