import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { seesClosedCall } from '#adapters/wire/requests/sees-closed.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type {
  DraftPlace,
  RequestDraft,
  RequestDraftStore,
} from '#application/ports/browser/request-drafts.ts';
import type { PersonClient } from '#ui-web/composition/clients.ts';
import type { RequestsClient, SendRefusal } from '#ui-web/composition/clients.ts';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import type { Attached } from '#domain/forms/entry.ts';
import type { Field, FormPage } from '#domain/forms/field.ts';
import { type Mailbox, mailboxId } from '#domain/forms/mailbox.ts';
import type { Process } from '#domain/processes/process.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { Reference } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { memoryShelf } from '#ui-web/screens/reservations/samples/memory-shelf.ts';
import { unheldDevice } from '#ui-web/screens/pocket/samples/unheld-device.ts';
import { memoryVisits } from '#ui-web/screens/appointments/samples/sample-visits.ts';
import { memoryWaitingKeys } from '#ui-web/screens/waiting/sample-keys.ts';
import { memoryWallet } from '#ui-web/screens/vouchers/samples/sample-wallet.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, noon } from '#ui-web/shell/samples/sample-council.ts';
import { countedBytes } from './counted-bytes.ts';

type Kind = Field['kind'];

/** What each kind has besides what every field has. */
const own: Readonly<Record<Kind, object>> = {
  text: { mode: 'text', min: null, max: null, maxlength: null },
  textarea: { maxlength: null },
  image: {},
  file: {},
  map: {},
  captcha: {},
  contact: {},
  pdf: { form: null },
  category: { options: [] },
  select: { options: [] },
  radio: { options: [] },
  selectmultiple: { options: [], most: null },
  collection: { collection: 'barrios' },
  search: { collection: 'centros' },
  callejero: { collection: 'callejero' },
  census: { census: 'padron' },
  checkbox: {},
  key: { valid: [] },
  group: { fields: [], atLeast: 0 },
};

/** For tests: a field of a kind, not required unless the test says so. */
export const aField = (kind: Kind, name: string, more: Readonly<Record<string, unknown>> = {}): Field =>
  ({
    kind,
    name,
    title: name,
    required: false,
    placeholder: null,
    hint: null,
    readonly: false,
    className: null,
    style: null,
    id: name,
    box: false,
    fieldset: false,
    extra: false,
    callback: null,
    showIf: null,
    requireIf: null,
    children: [],
    ...own[kind],
    ...more,
  }) as unknown as Field;

export const aPage = (id: string, fields: readonly Field[]): FormPage => ({
  id,
  title: id,
  submitText: null,
  fields,
});

/** For tests: a mailbox that asks only for its fields. */
export const aMailbox = (fields: readonly Field[], more: Partial<Mailbox> = {}): Mailbox => ({
  id: mailboxId('avisos'),
  realm: realmId('vilanova'),
  title: { es: 'Avisos en la calle' },
  description: null,
  headerImage: null,
  help: null,
  isDisabled: false,
  pages: [aPage('page', fields)],
  hasTabs: false,
  contact: { mode: 'no', fields: [], position: 'up', title: null },
  payment: null,
  privacy: { isAsked: false, link: null },
  submitText: null,
  okText: null,
  voteCount: null,
  showsNearby: false,
  asksProfile: false,
  offersChoice: true,
  takesProposals: false,
  vote: null,
  notice: null,
  publish: 'whenApproved',
  open311: null,
  ...more,
});

export const aTown: TownFacts = {
  centre: { lat: 39.4, lng: -0.4 },
  privacyEmail: 'dpd@vilanova.example',
  privacyLink: null,
  categories: [{ value: 'luz', text: 'Alumbrado' }],
  ground: null,
};

interface Answers {
  readonly requests?: Partial<RequestsClient>;
  /** Answers of calls, in place of the usual ones. */
  readonly calls?: readonly StubbedCall[];
  /** In the order of the sendings; when used up, every one is accepted. */
  readonly refusals?: readonly SendRefusal[];
  readonly draft?: RequestDraft;
  readonly loggedIn?: boolean;
  readonly town?: Partial<TownFacts>;
  /** In place of `town`: how the town's facts are answered. */
  readonly facts?: FormCouncil['town']['facts'];
  readonly seesClosed?: boolean;
  readonly keeps?: boolean;
  /** The id of a device that has registered before. */
  readonly deviceId?: string;
  readonly replyDrafts?: FormCouncil['replyDrafts'];
  /** The processes that run today. */
  readonly processes?: readonly Process[];
  /** Whether the device has a connection when the form is opened. */
  readonly hasLine?: boolean;
  /** The profile of the session, or why it is unknown. */
  readonly profile?: Awaited<ReturnType<PersonClient['who']>>;
  /** Whether the script that writes copies can be loaded. */
  readonly copies?: boolean;
}

/** What a council of the tests was sent. */
interface Kept {
  readonly sent: { readonly key: string; readonly body: RequestBody }[];
  readonly drafts: Map<string, RequestDraft>;
  readonly uploaded: string[];
  readonly copies: RequestCopy[];
}

const uploadTo =
  ({ uploaded }: Kept): RequestsClient['upload'] =>
  async (_realm, _mailbox, { name, content }, { progress }) => {
    progress(1, 2);
    uploaded.push(name);
    const attached: Attached = {
      id: `asset-${uploaded.length}`,
      name,
      kind: name.endsWith('pdf') ? 'pdf' : name.endsWith('txt') ? 'txt' : 'jpg',
      bytes: content.length,
      isSigned: false,
    };
    return right(attached);
  };

const sendTo = ({ sent }: Kept, answers: Answers): RequestsClient['send'] => {
  const refusals = [...(answers.refusals ?? [])];
  return async (_realm, _mailbox, key, body) => {
    sent.push({ key, body });
    const refusal = refusals.shift();
    if (refusal) return left(refusal);
    const id = 'K7QM-2XRA-VD5H-N3TE' as Reference;
    return right({ id, iid: '2026-000017', createdAt: '2026-11-18T10:03:00.000Z', title: body.title });
  };
};

/** The calls that a form makes of the council, with answers a test may replace. */
function callsOf(answers: Answers): readonly StubbedCall[] {
  let made = 0;
  return [
    stubCall(askCaptchaCall, async () => {
      const text = '¿Cuánto es siete más cuatro?';
      return right({ id: `captcha-${(made += 1)}`, image: '<svg/>', text, expires: '' });
    }),
    stubCall(followRequestCall, async () => right({ followers: 2, told: null })),
    stubCall(readCensusCall, async () =>
      right({ id: 'padron', questions: ['Año de nacimiento'], info: null }),
    ),
    stubCall(seesClosedCall, async () => right(answers.seesClosed === true)),
    ...(answers.calls ?? []),
  ];
}

function requestsOf(mailbox: Mailbox | null, answers: Answers, kept: Kept): RequestsClient {
  return {
    mailbox: async () => (mailbox === null ? left({ kind: 'notFound' }) : right(mailbox)),
    upload: uploadTo(kept),
    send: sendTo(kept, answers),
    fileAddress: (_realm, file) => `/files/${file}`,
    nearby: async () => right([]),
    streets: async () => right([]),
    items: async () => right([]),
    geocode: async () => right([]),
    addressAt: async () => right(null),
    ...answers.requests,
  };
}

/** A browser that stores no reply. */
const noReplyDrafts: FormCouncil['replyDrafts'] = {
  load: () => null,
  keep: () => undefined,
  discard: () => undefined,
};

const nameOf = ({ mailbox, process = '' }: DraftPlace) => `${mailbox}${process}`;

const draftsOf = ({ keeps }: Answers, { drafts }: Kept): RequestDraftStore => ({
  load: async (_realm, place) => drafts.get(nameOf(place)) ?? null,
  keep: async (_realm, draft) => {
    if (keeps === false) return false;
    drafts.set(nameOf(draft), draft);
    return true;
  },
  discard: async (_realm, place) => void drafts.delete(nameOf(place)),
  list: async () => [...drafts.values()],
});

const copiesOf = (answers: Answers, { copies }: Kept): FormCouncil['copies'] => ({
  write: async (copy) => {
    copies.push(copy);
    if (answers.copies === false) throw new Error('no line');
    return new Uint8Array(copies.length);
  },
});

const peopleOf = ({ profile }: Answers): PersonClient => ({
  who: async () => profile ?? right(null),
  keep: async () => right(null),
  sendCode: async () => right(true),
  giveCode: async () => left({ kind: 'codeWrong' }),
  logOut: async () => right(true),
});

/** For tests: a council with one mailbox that keeps what it is sent. */
export function aFormCouncil(mailbox: Mailbox | null, answers: Answers = {}) {
  const kept: Kept = { sent: [], drafts: new Map(), uploaded: [], copies: [] };
  if (answers.draft) kept.drafts.set(nameOf(answers.draft), answers.draft);
  const council: FormCouncil = {
    ...aCouncil({
      calls: callsOf(answers),
      contents: { processesBetween: async () => right({ items: answers.processes ?? [], total: 0 }) },
    }),
    requests: requestsOf(mailbox, answers, kept),
    requestDrafts: draftsOf(answers, kept),
    replyDrafts: answers.replyDrafts ?? noReplyDrafts,
    wallet: memoryWallet(),
    shelf: memoryShelf(),
    ticketShelf: memoryShelf(),
    applicationShelf: memoryShelf(),
    pickupShelf: memoryShelf(),
    visits: memoryVisits(),
    waitingKeys: memoryWaitingKeys(),
    venueWaitingKeys: memoryWaitingKeys(),
    town: { facts: answers.facts ?? (async () => right({ ...aTown, ...answers.town })) },
    people: peopleOf(answers),
    ...unheldDevice(),
    fileInspector,
    copies: copiesOf(answers, kept),
    session: {
      isLoggedIn: async () => right(answers.loggedIn !== false),
      register: async () => left({ kind: 'notAllowed' }),
      logIn: async () => left({ kind: 'notAllowed' }),
    },
    ...(answers.deviceId !== undefined && {
      deviceIds: { read: () => answers.deviceId ?? null, keep: () => undefined },
    }),
    clock: { now: () => noon },
    randomBytes: countedBytes(),
  };
  return { council, ...kept };
}
