import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCouncil } from '#adapters/driving/council-api/main.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { type RunningCouncil } from '#fixtures/builders/councils/running-council.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign, putShop } from '#fixtures/builders/vouchers/open-campaign.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

/** A town that has a case for every check: the sample's first town and the surveys that it lacks. */
export const completeRealm = 'completa';

const surveys = [
  { _id: 'recuento-oculto', startTime: '{{day-3}}', endTime: '{{day+3}}', hideVoteCount: true },
  {
    _id: 'recuento-oculto-cerrada',
    startTime: '{{day-9}}',
    endTime: '{{day-3}}',
    hideVoteCount: true,
    showResultsAfterPollIsClosed: true,
  },
  { _id: 'por-empezar', startTime: '{{day+30}}', endTime: '{{day+36}}', showResultsBefore: true },
  { _id: 'cerrada-sin-publicar', startTime: '{{day-9}}', endTime: '{{day-3}}' },
  { _id: 'apagada', isActive: false, showResultsBefore: true },
  {
    _id: 'cambiable',
    startTime: '{{day-3}}',
    endTime: '{{day+3}}',
    census: true,
    canChangeVote: true,
    showResultsAfterPollIsClosed: true,
  },
];

/** Forms that a program may fill in, each with one more requirement. */
const body = { name: 'body', type: 'textarea', required: true, title: 'Texto' };
const plain = { title: 'Prueba', noPrivacyPolicy: true };
const mailboxes = [
  { ...plain, _id: 'prueba', form: [body] },
  { ...plain, _id: 'prueba-pagada', form: [body], payments: { gateway: 'sandbox', amount: 12 } },
  { ...plain, _id: 'prueba-captcha', form: [body, { name: 'captcha', type: 'captcha', required: true }] },
  {
    ...plain,
    _id: 'prueba-censo',
    form: [body, { name: 'padron', type: 'census', options: 'padron', required: true }],
  },
];

const question = {
  title: { es: '¿Sí o no?' },
  displayType: 'options',
  isActive: true,
  answers: [
    { _id: 'si', text: 'Sí' },
    { _id: 'no', text: 'No' },
  ],
};

/** A campaign with vouchers that cost nothing and vouchers that are paid, which can be given back. */
const giftCampaign: VoucherCampaign = {
  ...openCampaign,
  types: openCampaign.types.map((type, place) => (place === 0 ? { ...type, price: cents(0) } : type)),
  register: 'census',
  identityProof: 'number',
  perPerson: 3,
  returnDays: 8,
};

/** People of its census, as a credentials file names them. */
export const completePeople = [
  { id: '12345678Z', secrets: ['1984'] },
  { id: 'X1234567L', secrets: ['1990'] },
];

/** Loads the complete town into a council that is running already. */
export async function addCompleteTown(council: RunningCouncil): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-complete-'));
  try {
    cpSync(join(sampleFolder, 'vilanova'), folder, { recursive: true });
    edit(join(folder, 'town.json'), (town) => ({
      ...town,
      realm: completeRealm,
      hosts: [],
      hostPatterns: [],
    }));
    editList(join(folder, 'collections', 'regions.json'), ([entry]) => [
      { ...entry, region: { ...(entry?.['region'] as object), realm: completeRealm } },
    ]);
    editList(join(folder, 'collections', 'articulos.json'), (articles) => [
      { ...articles[0], _id: 'sin-publicar', data: { slug: 'sin-publicar' }, isPublished: false, ita: '1.1' },
      ...articles,
    ]);
    editList(join(folder, 'collections', 'mailboxes.json'), (kept) => [...mailboxes, ...kept]);
    for (const survey of surveys) {
      writeFileSync(
        join(folder, 'surveys', `${survey._id}.json`),
        JSON.stringify({ ...question, ...survey }),
      );
    }
    await load(council.data, folder);
    await putCampaign(council, giftCampaign, [], realmId(completeRealm));
    await putShop(council, bakery, realmId(completeRealm));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Raw = Readonly<Record<string, unknown>>;

const edit = (file: string, change: (document: Raw) => Raw) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Raw)));

const editList = (file: string, change: (documents: readonly Raw[]) => readonly Raw[]) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Raw[])));

async function load(data: string, folder: string): Promise<void> {
  const opened = await openCouncil(aConfiguration(data), { now: () => noon });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  const loaded = await opened.right.load(folder);
  await opened.right.close();
  if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
}
