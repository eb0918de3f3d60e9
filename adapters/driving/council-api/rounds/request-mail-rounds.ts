import { sendRequestMails } from '#application/requests/send-request-mails.ts';
import type { Count } from '../composition/figures/operating-counts.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { requestMails } from '../endpoints/requests/request-mail.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong, in numbers and causes: never an address. */
type Report = (record: object, words: string) => void;

/** Rounds of mails about new requests of one server. */
export function requestMailRounds(council: ServerParts, report: Report, count: Count = () => {}) {
  let isStopping = false;
  const sendAll = sendRequestMails({
    ...council,
    ...requestMails(council),
    queue: council.requestMails,
    goesOn: () => !isStopping,
  });
  const { run, ended } = joinedRound(async () => {
    try {
      const { sent, failed, lost } = await sendAll();
      count('mailsLost', lost);
      if (failed > 0) report({ failed, sent, lost }, 'mails about requests could not be sent');
    } catch (err) {
      report({ err }, 'mails about requests were not sent');
    }
  });
  return {
    send: run,
    stop: async (): Promise<void> => {
      isStopping = true;
      await ended();
    },
  };
}
