import type { Mail } from '#application/ports/server/mailer.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { SenderAct } from '#application/ports/server/request-mail-queue.ts';
import type {
  NoticedAct,
  WriteAnswer,
  WriteNotice,
  WriteReceipt,
} from '#application/requests/send-request-mails.ts';
import { formatCount } from '#application/text/numbers.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import { officeLink } from '#application/office/access/office-link.ts';
import { requestAddress } from '#domain/content/portal-place.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { mayRate } from '#domain/forms/sender/opinion.ts';
import { requestAlertName } from '#domain/pocket/alerts/pocket-alert.ts';
import type { CouncilRequest, ThreadMessage } from '#domain/forms/request.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';
import { portalQuery } from '../portal-query.ts';

interface Ports {
  readonly keys: Pick<VotingKeys, 'account'>;
  /** The address of the portal. */
  readonly portalUrl: string;
}

/** The words of a mail in a language: what the town, the form and the request are called, and where it opens. */
function wordsOf({ portalUrl }: Ports, town: Town, mailbox: Mailbox | null, language: Language) {
  const say = serverSayIn(language);
  const said = (text: Town['name']) => textFor(text, language, town.defaultLanguage).text;
  const form = mailbox === null ? '' : said(mailbox.title);
  const query = portalQuery(town, language);
  return {
    say,
    town: said(town.name),
    form,
    formLine: form === '' ? [] : [say('request.form', { form })],
    opening: ({ id }: CouncilRequest) => [
      say('request.reference', { reference: id }),
      `${portalUrl}${requestAddress(id, query)}`,
    ],
  };
}

const languageOf = (town: Town, { language }: CouncilRequest): Language => language ?? town.defaultLanguage;

/** How often its sender has replied: each reply is another mail. */
const repliesTo = ({ threads }: CouncilRequest) => threads.filter(({ reply }) => reply !== undefined).length;

const nameOf = ({ act, request }: NoticedAct) =>
  `${request.realm} ${request.id}${act === 'arrival' ? '' : ` ${act} ${repliesTo(request)}`}`;

/** For programs: nobody is expected to answer, and the same mail has the same id if a mail server gets it twice. */
const headersOf = ({ keys, portalUrl }: Ports, kind: string, acts: readonly NoticedAct[]) => ({
  'Auto-Submitted': 'auto-generated',
  'Message-ID': `<${keys
    .account(`request mail ${kind} ${acts.map(nameOf).join(' ')}`)
    .slice(0, 32)}@${new URL(portalUrl).hostname}>`,
});

/** What staff did with a request, to its sender: number, state and their message, and no word of the sender. */
export const handledMail =
  (ports: Ports, town: Town, mailbox: Mailbox | null) =>
  (
    request: CouncilRequest,
    message: ThreadMessage | null,
    into: CouncilRequest | null = null,
  ): Omit<Mail, 'to'> => {
    const { iid, status } = request;
    const words = wordsOf(ports, town, mailbox, languageOf(town, request));
    const { say, formLine } = words;
    return {
      subject: say('request.subject', { iid, town: words.town }),
      text: [
        say('request.about', { iid }),
        ...formLine,
        say('request.status', { status: say(`requestState.${status}`) }),
        ...(into === null
          ? []
          : [say('request.mergedInto', { iid: into.iid, status: say(`requestState.${into.status}`) })]),
        ...(message === null ? [] : ['', say('request.said', { by: message.by }), message.text]),
        ...(mayRate(request) ? ['', say('request.ask')] : []),
        '',
        say('request.read'),
        ...words.opening(request).toReversed(),
        '',
      ].join('\n'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  };

/** The receipt of a request. The address may be a stranger's: it has no word of the sender. */
const receipt =
  (ports: Ports): WriteReceipt =>
  (town, mailbox, request) => {
    const { iid } = request;
    const words = wordsOf(ports, town, mailbox, languageOf(town, request));
    const { say, formLine } = words;
    const [reference, link] = words.opening(request);
    return {
      subject: say('request.receiptSubject', { iid, town: words.town }),
      text: [
        say('request.received', { iid }),
        ...formLine,
        reference,
        '',
        say('request.follow'),
        link,
        '',
        say('request.secret'),
        say('request.notYou'),
        '',
      ].join('\n'),
      headers: headersOf(ports, 'receipt', [{ act: 'arrival', request }]),
    };
  };

/** The order of a mail of the day. */
const actOrder = ['arrival', 'reply', 'retraction'] as const satisfies readonly SenderAct[];
const subjects = {
  arrival: { one: 'request.newOne', many: 'request.newMany' },
  reply: { one: 'request.repliedOne', many: 'request.changedMany' },
  retraction: { one: 'request.retractedOne', many: 'request.changedMany' },
} as const satisfies Record<SenderAct, unknown>;
const leads = {
  arrival: 'request.arrived',
  reply: 'request.replied',
  retraction: 'request.retracted',
} as const satisfies Record<SenderAct, string>;

/**
 * What senders did, to the council, in the town's language: numbers, days and links into the office, and nothing of their
 * senders. Not the reference either: it opens the request as its sender, and mailboxes of an office are read by many.
 */
const notice =
  (ports: Ports): WriteNotice =>
  (town, mailbox, acts) => {
    const language = town.defaultLanguage;
    const { say, form } = wordsOf(ports, town, mailbox, language);
    const [first] = acts;
    const counted = (count: number) => ({
      count,
      n: formatCount(count),
      iid: first?.request.iid ?? '',
      form,
    });
    const day = ({ createdAt }: CouncilRequest) => formatDay(dayAt(createdAt, town.timeZone), language);
    const parts = actOrder.flatMap((act) => {
      const requests = acts.filter((one) => one.act === act).map(({ request }) => request);
      const entries = requests.flatMap((request) => [
        say('request.entry', { iid: request.iid, day: day(request) }),
        officeLink(ports.portalUrl, town.realm, `/solicitudes/${request.iid}`),
        '',
      ]);
      return requests.length === 0 ? [] : [say(leads[act], counted(requests.length)), '', ...entries];
    });
    const isAlike = acts.every(({ act }) => act === first?.act);
    const subject = subjects[isAlike && first !== undefined ? first.act : 'reply'];
    return {
      subject: say(acts.length === 1 ? subject.one : subject.many, counted(acts.length)),
      text: [...parts, say('request.forStaff'), ''].join('\n'),
      headers: headersOf(ports, 'notice', acts),
    };
  };

/** What staff did, once it can no longer be taken back. */
const answer =
  (ports: Ports): WriteAnswer =>
  (town, mailbox, request, { place, count, into }) => {
    const said = request.threads.slice(place, place + count).find(({ isNote }) => !isNote) ?? null;
    const kind = `answer ${place} ${count}${into === null ? '' : ` ${into.iid} ${into.status} ${into.revision}`}`;
    return {
      ...handledMail(ports, town, mailbox)(request, said, into),
      headers: headersOf(ports, kind, [{ act: 'arrival', request }]),
      phone: {
        town,
        subject: 'requests',
        path: '/solicitudes',
        about: requestAlertName(request.iid, request.status),
      },
    };
  };

/** What the sender of a duplicate reads in its thread when it is merged into another request. */
export const mergedMessage = (town: Town, request: CouncilRequest, into: CouncilRequest): string =>
  serverSayIn(languageOf(town, request))('request.mergedSaid', { iid: into.iid });

/** The mails about requests that wait. */
export const requestMails = (ports: Ports) => ({
  receipt: receipt(ports),
  notice: notice(ports),
  answer: answer(ports),
});
