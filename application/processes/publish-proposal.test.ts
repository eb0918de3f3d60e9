import { describe, expect, it } from 'vitest';
import { type Mailbox, mailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { reference } from '#domain/forms/request.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight, left } from '#domain/shared/result.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { proposalOf, type Publishing, publishProposal } from './publish-proposal.ts';
import { withPublished } from './with-published.ts';

const realm = realmId('vilanova');
const sent: Omit<CouncilRequest, 'iid'> = {
  id: reference(new Uint8Array(10)),
  realm,
  mailbox: mailboxId('propuestas'),
  title: 'Un banco',
  body: 'A la <b>sombra</b>.',
  category: 'mobiliario',
  contact: { email: 'ana@correu.example' },
  images: ['secreta'],
  files: [],
  coordinates: { lat: 39.41, lng: -0.34 },
  address: 'Carrer Major, 1',
  extra: new Map([
    ['IDproceso', 'proc-1'],
    ['web', 'x'],
  ]),
  payment: null,
  origin: 'web',
  language: null,
  sealedEmail: null,
  createdAt: 1,
  updatedAt: 1,
  isPublished: false,
  approval: null,
  status: 'Recibida',
  assignedTo: null,
  threads: [],
  hasReply: false,
  toldAt: null,
  seenAt: null,
  followers: 0,
  revision: 0,
};

const published: Publishing = {
  isPublished: true,
  decision: {},
  by: { by: 'neus', at: 1 },
};

async function aDesk(
  more: Partial<CouncilRequest> = {},
  mailbox: Mailbox | null = null,
  own = 'own propuestas',
  collections: Readonly<Record<string, readonly CouncilDocument[]>> = { procesos: [] },
) {
  const [requests, proposals] = [memoryRequests(), memoryProposals()];
  await requests.create({
    request: { ...sent, ...more },
    key: 'k',
    print: 'p',
    from: { device: null, email: null, isVerified: false },
    payer: 'ana',
    person: null,
    most: null,
    year: 2026,
    assets: [],
    mails: [],
  });
  const documents = withPublished(
    {
      all: async (_, name) =>
        collections[name] ?? [{ _id: name === 'propuestas' ? own : `own ${name}`, title: 'own' }],
    },
    proposals,
  );
  const mailboxes = { find: async () => mailbox && { mailbox, document: {} } };
  return { publish: publishProposal({ requests, proposals, mailboxes }), documents, requests };
}

describe('publishing a request as a proposal', () => {
  it('puts it after the town’s own proposals, and taking it away leaves the request', async () => {
    const { publish, documents } = await aDesk();
    expect(await publish(realm, sent.id, published)).toMatchObject({ right: { isPublished: true } });
    const ids = async (name: string) => (await documents.all(realm, name)).map(({ _id }) => _id);
    expect(await ids('propuestas')).toEqual(['own propuestas', 'p-2026-000001']);
    expect(await ids('articulos')).toEqual(['own articulos']);
    expect(await publish(realm, sent.id, { ...published, isPublished: false })).toMatchObject({
      right: { isPublished: false },
    });
    expect(await ids('propuestas')).toEqual(['own propuestas']);
  });

  it('keeps what staff decided, adds to it, and shows it again when it is published again', async () => {
    const { publish, documents } = await aDesk();
    const decide = (decision: Publishing['decision'], isPublished = true) =>
      publish(realm, sent.id, { ...published, isPublished, decision });
    await decide({ status: '1', text: 'Se puede.', amount: cents(1_200_000), neighbourhood: 'centre' });
    await decide({ categories: ['movilidad'], file: '/files/a.pdf' }, false);
    await decide({ status: '2' });
    const last = async () => (await documents.all(realm, 'propuestas')).at(-1);
    expect(await last()).toMatchObject({
      amount: 12_000,
      categories: ['movilidad'],
      data: {
        barrio: 'centre',
        validationStatus: '2',
        validationText: 'Se puede.',
        validationFile: '/files/a.pdf',
      },
    });
    await decide({ status: null, amount: null, neighbourhood: null, categories: null });
    expect(await last()).toEqual(
      expect.objectContaining({
        categories: [],
        data: expect.not.objectContaining({ validationStatus: '2' }),
      }),
    );
    expect(await last()).not.toHaveProperty('amount');
  });

  it('shows a proposal once: the town’s own document with its id wins', async () => {
    const { publish, documents } = await aDesk({}, null, 'p-2026-000001');
    await publish(realm, sent.id, published);
    expect(await documents.all(realm, 'propuestas')).toEqual([{ _id: 'p-2026-000001', title: 'own' }]);
  });

  it('publishes nothing of a request that its sender took back', async () => {
    const { publish, documents, requests } = await aDesk();
    await requests.change(realm, sent.id, (before) => ({ ...before, status: 'Retirada' }));
    expect(await publish(realm, sent.id, published)).toEqual(left({ kind: 'requestOver' }));
    expect(await publish(realm, sent.id, { ...published, isPublished: false })).toMatchObject({
      right: { isPublished: false },
    });
    expect((await documents.all(realm, 'propuestas')).map(({ _id }) => _id)).toEqual(['own propuestas']);
  });

  it('puts it into the collection of its process, whose proposals are among all of them', async () => {
    const { publish, documents } = await aDesk({}, null, 'a', {
      procesos: [
        { _id: 'proc-1', coleccionPropuestas: 'propuestas-2024' },
        { _id: 'proc-2', coleccionPropuestas: 'secretos' },
        { _id: 'proc-3' },
      ],
      'propuestas-2024': [
        { _id: 'b', title: 'B' },
        { _id: 'c', data: { IDproceso: 'proc-9', barrio: 'nord' } },
        { _id: 'd', data: { barrio: 'nord' } },
        { _id: 'a', title: 'another a' },
      ],
      'propuestas-sueltas': [{ _id: 'e' }],
    });
    await publish(realm, sent.id, published);
    const all = async (name: string) =>
      (await documents.all(realm, name)).map(({ _id, data }) => [
        _id,
        (data as { IDproceso?: string } | undefined)?.IDproceso,
      ]);
    const itsOwn = [
      ['b', 'proc-1'],
      ['c', 'proc-9'],
      ['d', 'proc-1'],
    ];
    const request = ['p-2026-000001', 'proc-1'];
    expect(await all('propuestas')).toEqual([['a', undefined], ...itsOwn, request]);
    expect(await all('propuestas-2024')).toEqual([...itsOwn, ['a', 'proc-1'], request]);
    expect(await all('propuestas-sueltas')).toEqual([['e', undefined]]);
  });

  it('gives what is proposed, where and for which process, and no data of the sender', () => {
    const proposal = proposalOf({ ...sent, iid: '2026-000001' });
    expect(proposal).toEqual({
      id: 'p-2026-000001',
      title: 'Un banco',
      body: '<p>A la &lt;b&gt;sombra&lt;/b&gt;.</p>',
      categories: ['mobiliario'],
      coordinates: { lat: 39.41, lng: -0.34 },
      process: 'proc-1',
      neighbourhood: null,
      amount: null,
      validation: { status: null, text: null, file: null },
    });
    expect(JSON.stringify(proposal)).not.toMatch(/ana@|secreta|Carrer|"web"/u);
    expect(proposalOf({ ...sent, category: null, iid: '2026-000001' }).categories).toEqual([]);
    const odd = proposalOf({ ...sent, extra: new Map([['IDproceso', true]]), iid: '2026-000001' });
    expect(odd).toMatchObject({ process: null, neighbourhood: null });
  });

  it('is refused if the sender was not told of it, or said no', async () => {
    const letter = { extra: new Map<string, string>() };
    const publishes = async (more: Partial<CouncilRequest>, form: object | null) => {
      const { publish } = await aDesk(more, form && aMailbox([{ name: 'body' }], form));
      return publish(realm, sent.id, published);
    };
    const refusal = left({ kind: 'notForPublic' });
    expect(await publishes(letter, {})).toEqual(refusal);
    expect(await publishes(letter, null)).toEqual(refusal);
    expect(isRight(await publishes(letter, { proposals: true }))).toBe(true);
    expect(isRight(await publishes({}, {}))).toBe(true);
    expect(await publishes({ approval: 'declined' }, { proposals: true })).toEqual(refusal);
    const { publish } = await aDesk(letter);
    expect(isRight(await publish(realm, sent.id, { ...published, isPublished: false }))).toBe(true);
  });

  it('refuses a request that there is not', async () => {
    const { publish } = await aDesk();
    expect(isLeft(await publish(realm, reference(new Uint8Array(10).fill(9)), published))).toBe(true);
  });
});
