import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import { streetReport } from '#fixtures/builders/data/street-report.ts';

const town = realmId('vilanova');
const reports = mailboxId('incidencias');
const nowhere = { kind: 'unreachable' } as const;

interface Clients {
  readonly client: RequestsClient;
  /** Has no session. */
  readonly stranger: RequestsClient;
  /** Of a council that does not answer. */
  readonly away: RequestsClient;
  /** A captcha with its answer. */
  readonly captcha: () => Promise<{ readonly id: string; readonly answer: string }>;
  /** Staff make a report public. */
  readonly approve: (iid: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Gives the clients, once they are open. */
type Opened = () => Clients;

/** Sends the report, with these changes, as the client with a session or as another one. */
const send = async (
  clients: Clients,
  key: string,
  more: Partial<RequestBody> = {},
  client = clients.client,
) => client.send(town, reports, key, aBody({ ...streetReport, captcha: await clients.captcha(), ...more }));

/** A form before it is sent. */
function formChecks(clients: Opened): void {
  it('gives a form that exists, and refuses an unknown one', async () => {
    const found = await clients().client.mailbox(town, reports);
    expect(found).toMatchObject({ right: { id: reports, showsNearby: true, isDisabled: false } });
    expect(await clients().client.mailbox(town, mailboxId('nada'))).toEqual(left({ kind: 'notFound' }));
  });
}

/** A request: sent, or refused. */
function sendingChecks(clients: Opened): void {
  it('takes a request once under its key', async () => {
    const first = await send(clients(), 'client-contract-one');
    expect(first).toMatchObject({ right: { title: 'Hay una farola apagada' } });
    expect(await send(clients(), 'client-contract-one')).toEqual(first);
    expect(await send(clients(), 'client-contract-one', { body: 'Otra cosa' })).toEqual(
      left({ kind: 'keyReused' }),
    );
  });

  it('says why a request is refused, by field if it is a field', async () => {
    const faulty = await send(clients(), 'client-contract-two', { body: '', category: 'nada' });
    expect(faulty).toMatchObject({
      left: { kind: 'requestRefused', faults: [{ field: 'body', kind: 'missing' }, { field: 'category' }] },
    });
    const wrong = { ...(await clients().captcha()), answer: '999' };
    expect(await send(clients(), 'client-contract-two', { captcha: wrong })).toEqual(
      left({ kind: 'captchaFailed' }),
    );
    expect(await send(clients(), 'client-contract-two', {}, clients().stranger)).toEqual(
      left({ kind: 'noSession' }),
    );
    const closed = await clients().client.send(town, mailboxId('matricula'), 'client-contract-two', aBody());
    expect(closed).toEqual(left({ kind: 'mailboxClosed' }));
    const nobody = await clients().client.send(town, mailboxId('ayudas'), 'client-contract-two', aBody());
    expect(nobody).toEqual(left({ kind: 'profileIncomplete' }));
  });
}

/** What the council knows that an answer may need: reports nearby, lists, places. */
function lookUpChecks(clients: Opened): void {
  it('shows what was reported nearby once staff approved it', async () => {
    const sent = await send(clients(), 'client-contract-three', { coordinates: { lat: 39.42, lng: -0.35 } });
    const iid = isRight(sent) ? sent.right.iid : '';
    const at = { lat: 39.4201, lng: -0.35 };
    expect(await clients().client.nearby(town, reports, at, 'alumbrado')).toEqual(right([]));
    await clients().approve(iid);
    const near = await clients().client.nearby(town, reports, at, 'alumbrado');
    expect(near).toMatchObject({ right: [{ iid, metres: 11, followers: 0 }] });
    expect(await clients().client.nearby(town, reports, at, 'parques')).toEqual(right([]));
  });

  it('finds streets, items of a list and addresses', async () => {
    const streets = await clients().client.streets(town, 'callejero', 'molí de baix');
    expect(streets).toMatchObject({ right: [{ nombrevia: 'del Molí de Baix', cpostal: '46999' }] });
    expect(await clients().client.items(town, 'lista-centros', 'ajuntament')).toMatchObject({
      right: [{ id: 'ayuntamiento' }],
    });
    const all = await clients().client.items(town, 'lista-centros', '');
    expect(isRight(all) && all.right).toHaveLength(5);
    const found = await clients().client.geocode(town, 'Molí de Baix, 3');
    expect(found).toMatchObject({ right: [{ coordinates: { lat: 39.4127, lng: -0.3391 } }] });
    const back = await clients().client.addressAt(town, { lat: 39.4127, lng: -0.3391 });
    expect(isRight(back) && back.right).toContain('Molí de Baix');
    expect(await clients().client.addressAt(town, { lat: 0, lng: 0 })).toEqual(right(null));
  });
}

/** A council that cannot be reached. */
function reachChecks(clients: Opened): void {
  it('says that the council cannot be reached', async () => {
    const { away } = clients();
    expect(await away.mailbox(town, reports)).toEqual(left(nowhere));
    expect(await send(clients(), 'client-contract-four', {}, away)).toEqual(left(nowhere));
    expect(await away.geocode(town, 'x')).toEqual(left(nowhere));
  });
}

/**
 * The contract of every client of forms, checked with the sample town; `client` has a session there. Uploads are left
 * out: only a browser reports their progress, and the walks check that.
 */
export function requestsClientContract(name: string, open: () => Promise<Clients>): void {
  describe(`${name} keeps the requests client contract`, () => {
    let opened: Clients;
    beforeAll(async () => (opened = await open()));
    afterAll(() => opened.close());
    const clients = () => opened;

    formChecks(clients);
    sendingChecks(clients);
    lookUpChecks(clients);
    reachChecks(clients);
  });
}
