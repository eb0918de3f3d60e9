import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { allActs } from '#domain/office/roles.ts';
import { type RealmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type KnownMailbox, type KnownSurvey, type KnownTown, usualZone } from './known-town.ts';
import { placeholderServices } from './placeholder-services.ts';
import type { Doc } from './read-answer.ts';

/** Placeholders have no dates that could delay anything. */
const isShown = (state: KnownSurvey['state'], { showResultsBefore }: KnownSurvey['survey']): boolean =>
  state === 'closed' || (state === 'open' && showResultsBefore);

const proposal = { barrio: '{barrio}', IDproceso: '{process}', validationStatus: '{status}' };

const placeholderTable: Doc = {
  _id: '{table}',
  db: '{db}',
  query: '{query}',
  columns: [{ key: '{column}', title: '', type: 'currency', isSortable: true }],
};

/** A form of each kind that the checks distinguish. */
function placeholderMailboxes(realm: RealmId): readonly KnownMailbox[] {
  const body = { name: 'body', type: 'textarea', required: true };
  const raw = [
    { form: [body, { name: 'lugar', type: 'collection', options: '{collection}' }], nearby: true },
    { form: [body, { name: 'captcha', type: 'captcha', required: true }] },
    { form: [body, { name: 'padron', type: 'census', options: '{census}', required: true }] },
    { form: [body], payments: { gateway: 'sandbox', amount: 1 } },
  ];
  return raw.flatMap((more) => {
    const mailbox = { _id: '{mailbox}', title: '', noPrivacyPolicy: true, ...more };
    const read = readMailbox(mailbox, realm);
    return isLeft(read) ? [] : [{ doc: mailbox, mailbox: read.right }];
  });
}

const moment = '2000-01-01T00:00:00.000Z';
const type = { title: '', face: 1000, price: 0, minimum: 2000, uses: 1, perPerson: null, left: 1 };

/** A campaign that gives vouchers now. */
const placeholderCampaign: CampaignAnswer = {
  id: '{campaign}',
  title: '',
  summary: '',
  conditions: '',
  issue: { from: moment, until: '9999-01-01T00:00:00.000Z' },
  redeem: { from: moment, until: '9999-01-01T00:00:00.000Z' },
  isPaused: false,
  ended: null,
  types: [0, 1000].map((price) => ({ id: '{type}', ...type, price })),
  vouchers: 1,
  left: 1,
  leftAtDesk: 0,
  next: null,
  counted: moment,
  perPerson: null,
  areas: [],
  waves: [],
  register: 'census',
  minimumAge: null,
  samePricePerSale: 1,
  mixed: true,
  identityProof: 'number',
  offline: null,
  returnDays: 1,
  pause: null,
  opened: { at: moment, by: [], hash: '' },
  text: '',
  hash: '',
  changes: [],
};

const placeholderShop: StaffShop = {
  id: '{shop}',
  name: '',
  address: '',
  place: null,
  headings: [],
  hours: '',
  number: 1,
  taxNumber: '{taxNumber}',
  ibanEnd: '',
  email: '',
  telephone: '',
  status: 'authorised',
  most: null,
  since: moment,
  isCorrecting: false,
  acts: [],
};

/** A town of placeholders, to list the addresses of all checks without asking a server (`--dry-run`). */
export function placeholderTown(realm: RealmId): KnownTown {
  const day = '2000-01-01';
  const doc = (id: string): Doc => ({
    _id: id,
    data: { slug: '{slug}' },
    categories: ['{category}'],
    ita: '{point}',
    isPublished: true,
    period: { _extent: { start: day, end: day } },
    publishPeriod: { start: day },
  });
  const answers = ['{answer}', '{other}'].map((_id) => ({ _id, text: '' }));
  const flags = { showResultsBefore: true, showResultsAfterPollIsClosed: true, isActive: true, answers };
  const survey = (state: KnownSurvey['state'], more: object): readonly KnownSurvey[] => {
    const raw = { _id: '{survey}', title: '', displayType: 'options', ...flags, ...more };
    const read = readSurvey(raw, usualZone);
    return isLeft(read)
      ? []
      : [
          {
            survey: { ...read.right, id: surveyId('{survey}') },
            state,
            shown: isShown(state, read.right),
            isHeldBack: false,
          },
        ];
  };
  return {
    realm,
    zone: usualZone,
    menu: '{menu}',
    processes: [doc('{process}')],
    articles: [doc('{article}')],
    surveys: [
      ...survey('closed', { chain: ['{survey}'], endTime: day }),
      ...survey('open', { census: true }),
      ...survey('open', { showResultsBefore: false, hideVoteCount: true }),
      ...survey('notStarted', {}),
      ...survey('open', { canChangeVote: true }),
    ],
    mailboxes: placeholderMailboxes(realm),
    proposals: [{ ...doc('{proposal}'), title: '{title}', data: { slug: '{slug}', ...proposal } }],
    associations: [{ ...doc('{association}'), title: '{title}', coordinates: { lat: 0, lng: 0 } }],
    subsidies: [{ algo: '{code}', Convocatoria: '{title}', Fecha: day }],
    tables: [placeholderTable],
    campaigns: [placeholderCampaign],
    shops: [placeholderShop],
    services: placeholderServices,
    showsLikes: true,
    logo: '/files/{logo}',
    broken: new Map(),
    acts: new Set(allActs),
    visit: { people: [{ id: '{id}', secrets: ['{secret}'] }], seed: '' },
  };
}
