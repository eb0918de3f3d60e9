import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { oldMails } from '#adapters/driven/mail/old-mails.ts';
import { type AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { seenTimeFile } from '#adapters/driven/identity/seen-time-file.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import type { OldTraces } from '#application/ports/server/old-traces.ts';
import type { Configuration } from '../composition/configuration.ts';
import { type OperatingCounts, operatingCounts } from '../composition/figures/operating-counts.ts';
import { parts } from '../composition/container.ts';
import { tellMissingUploads } from '../composition/missing-uploads.ts';
import type { Storage } from '../composition/open-storage.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { unreadableReporter } from '../contents/unreadable-documents.ts';
import { bookingRounds } from './booking-rounds.ts';
import { documentRounds } from './document-rounds.ts';
import { erasingRounds } from './erasing.ts';
import { roundsUnderWay } from './rounds-under-way.ts';
import { phoningMailer } from '../endpoints/push/phone-mail.ts';
import { pushRounds } from './push-rounds.ts';
import { newsRounds } from './news-rounds.ts';
import { tidyingRound } from './tidying.ts';
import { turnoutRounds } from './turnout-rounds.ts';
import { visitRounds } from './visit-rounds.ts';
import { tellStepHeads } from './step-heads.ts';
import { webhookRounds } from './webhook-rounds.ts';
import { requestMailRounds } from './request-mail-rounds.ts';

const betweenTidying = 10_000;
/** How soon followers are notified of what was published, and of what the calendar brings. */
const betweenNews = 60_000;
/** How soon receipts leave, and answers that can no longer be taken back. */
const betweenMails = 10_000;
/** How soon a document is published after its time. */
const betweenPublications = 2000;
const day = 86_400_000;
/** Old data are erased after the requests that waited for the server have had their answers. */
const beforeForgetting = 1000;

type Report = (record: object, words: string) => void;

/** What an open council does again and again, and what its operator may ask for now. */
export interface CouncilRounds {
  readonly forget: () => Promise<void>;
  readonly tellUnreadable: () => Promise<void>;
  readonly tellMissing: () => Promise<void>;
  readonly tellNews: () => Promise<void>;
  readonly sendRequestMails: () => Promise<void>;
  /** Offers what was given back, and sends the mails about appointments and reservations that are due. */
  readonly tendBookings: () => Promise<void>;
  /** Tells phones what has opened, and sends the messages that are due. */
  readonly sendPushes: () => Promise<void>;
  readonly sendWebhooks: () => Promise<void>;
  readonly publishDue: () => Promise<void>;
  readonly keepTurnout: () => Promise<void>;
  /** Stores how often shops were seen. */
  readonly keepVisits: () => Promise<void>;
  /** Whether erasing waits, because the clock jumped or went back. */
  readonly waits: () => boolean;
  /** Erases and notifies from now on, and reports to the log of this server. */
  readonly startWith: (server: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

/** The timers of a server: they keep no process running. */
function serverTimers({
  forget,
  tellNews,
  sendRequestMails,
  tendBookings,
  sendPushes,
  sendWebhooks,
  publishDue,
  keepTurnout,
  keepVisits,
}: Omit<CouncilRounds, 'tellUnreadable' | 'tellMissing' | 'waits' | 'startWith' | 'stop'>) {
  let [soon, daily, telling, mailing, tending, pushing, hooking, publishing, counting, seeing]: (
    | NodeJS.Timeout
    | undefined
  )[] = [];
  const stop = () => {
    clearTimeout(soon);
    clearInterval(daily);
    clearInterval(telling);
    clearInterval(mailing);
    clearInterval(tending);
    clearInterval(pushing);
    clearInterval(hooking);
    clearInterval(publishing);
    clearInterval(counting);
    clearInterval(seeing);
  };
  const start = () => {
    stop();
    soon = setTimeout(forget, beforeForgetting).unref();
    daily = setInterval(forget, day).unref();
    telling = setInterval(tellNews, betweenNews).unref();
    mailing = setInterval(sendRequestMails, betweenMails).unref();
    tending = setInterval(tendBookings, betweenMails).unref();
    pushing = setInterval(sendPushes, betweenMails).unref();
    hooking = setInterval(sendWebhooks, betweenNews).unref();
    publishing = setInterval(publishDue, betweenPublications).unref();
    counting = setInterval(keepTurnout, betweenNews).unref();
    seeing = setInterval(keepVisits, betweenNews).unref();
  };
  return { start, stop };
}

/** Does one work after the other; none begins once `isOver`. */
async function inTurn(works: readonly (() => Promise<void>)[], isOver = () => false): Promise<void> {
  for (const work of works) {
    if (isOver()) return;
    // oxlint-disable-next-line no-await-in-loop -- each begins when the one before is done
    await work();
  }
}

/** Rounds that send something: each reports in numbers. What they mail is told to phones, too. */
function mailingRounds(given: ServerParts, tell: Report, count: OperatingCounts['count']) {
  const council = { ...given, mailer: phoningMailer(given, tell) };
  return {
    newsRound: newsRounds(council, tell),
    mailRound: requestMailRounds(council, tell, count),
    bookingRound: bookingRounds(council, tell, count),
    hookRound: webhookRounds(council, tell, { count }),
    pushRound: pushRounds(council, tell),
  };
}

/** Rounds that store what was counted. */
function countingRounds(council: ServerParts, tell: Report) {
  const [turnout, visits] = [turnoutRounds(council, tell), visitRounds(council, tell)];
  return { acts: { keepTurnout: turnout.keep, keepVisits: visits.keep }, rounds: [turnout, visits] };
}

/** Tidies the storage from now on; erases and notifies once there is a server. */
export function councilRounds(
  council: ServerParts,
  configuration: Configuration,
  { container, tidy, uploads }: Storage,
  counts: Pick<OperatingCounts, 'count' | 'noteMixing'> = operatingCounts(),
): CouncilRounds {
  const { count } = counts;
  let server: FastifyInstance | undefined;
  const tell = (record: object, words: string) => server?.log.error(record, words);
  const note = (record: object, words: string) => server?.log.info(record, words);
  const traces = container.get<OldTraces>(parts.traces);
  const old = container.get<OldRequests>(parts.oldRequests);
  const mails = oldMails(join(configuration.data, 'outbox'));
  const files = container.get<AssetFiles>(parts.assetFiles);
  const seen = seenTimeFile(configuration.secretsFile);
  const { erase: forget, waits } = erasingRounds(
    { council, traces, old, mails, files, seen, tell, count },
    configuration,
  );
  const sending = mailingRounds(council, tell, count);
  const documentRound = documentRounds(council, tell);
  const counting = countingRounds(council, tell);
  const tellUnreadable = unreadableReporter(council, tell);
  const tellMissing = () => tellMissingUploads({ files, hashes: uploads }, tell);
  let isStopped = false;
  const underWay = roundsUnderWay();
  const works = [forget, tellMissing, tellUnreadable, () => tellStepHeads(council, { tell, note })];
  const daily = underWay.noted(() => inTurn(works, () => isStopped));
  const tidied = underWay.noted(tidyingRound({ tidy, counts, clock: council.clock, tell }));
  const acts = {
    tellNews: sending.newsRound.tell,
    sendRequestMails: sending.mailRound.send,
    tendBookings: sending.bookingRound.tend,
    sendPushes: sending.pushRound.send,
    sendWebhooks: sending.hookRound.send,
    publishDue: documentRound.publish,
    ...counting.acts,
  };
  const timers = serverTimers({ forget: daily, ...acts });
  const rounds = [...Object.values(sending), documentRound, ...counting.rounds];
  const tidying = setInterval(tidied, betweenTidying).unref();
  return {
    forget,
    tellUnreadable,
    tellMissing,
    ...acts,
    waits,
    startWith: (started) => {
      server = started;
      timers.start();
    },
    stop: async () => {
      clearInterval(tidying);
      timers.stop();
      isStopped = true;
      // Whatever is under way uses the storage, which closes next.
      await inTurn([underWay.ended, ...rounds.map(({ stop }) => stop)]);
    },
  };
}
