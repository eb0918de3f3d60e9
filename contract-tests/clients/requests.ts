import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestDesk } from '#application/ports/browser/request-desk.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { Reference } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import { sumInWords } from '#fixtures/builders/data/sum-in-words.ts';

const town = realmId('vilanova');
const [reports, bulky] = [mailboxId('incidencias'), mailboxId('enseres')];
const report: Partial<RequestBody> = {
  body: 'Hay una farola apagada',
  category: 'alumbrado',
  contact: { firstName: 'Ana', email: 'ana@correu.example' },
  coordinates: { lat: 39.4101, lng: -0.3455 },
  extra: new Map([['estorba', 'no']]),
};
const nowhere = { kind: 'unreachable' } as const;

interface Desks {
  readonly desk: RequestDesk;
  /** Has no session. */
  readonly stranger: RequestDesk;
  /** Of a council that does not answer. */
  readonly away: RequestDesk;
  /** Staff let everybody see a report. */
  readonly approve: (iid: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * What every desk of forms keeps to, told on the sample town; `desk` has a session there. Uploads are left out: only a
 * browser tells how far one has got, and the walks look at that.
 */
export function requestDeskContract(name: string, open: () => Promise<Desks>): void {
  describe(`${name} keeps the request-desk contract`, () => {
    let desks: Desks;
    beforeAll(async () => (desks = await open()));
    afterAll(() => desks.close());

    const captcha = async () => {
      const asked = await desks.desk.captcha(town, 'en');
      if (isLeft(asked)) throw new Error(asked.left.kind);
      return { id: asked.right.id, answer: sumInWords(asked.right.text) };
    };
    const send = async (key: string, more: Partial<RequestBody> = {}, desk = desks.desk) =>
      desk.send(town, reports, key, aBody({ ...report, captcha: await captcha(), ...more }));

    it('gives a form that there is, and none where there is none', async () => {
      const found = await desks.desk.mailbox(town, reports);
      expect(found).toMatchObject({ right: { id: reports, showsNearby: true, isDisabled: false } });
      expect(await desks.desk.mailbox(town, mailboxId('nada'))).toEqual(left({ kind: 'notFound' }));
    });

    it('asks a sum as a picture and in words, another each time', async () => {
      const [one, other] = [await desks.desk.captcha(town, 'es'), await desks.desk.captcha(town, 'eu')];
      expect(one).toMatchObject({ right: { image: expect.stringContaining('<svg') as unknown } });
      expect(isRight(one) && one.right.text).toMatch(/^¿Cuánto/u);
      expect(isRight(other) && other.right.text).toMatch(/^Zenbat/u);
      expect(isRight(one) && one.right.id).not.toBe(isRight(other) && other.right.id);
    });

    it('takes a request once under its key, and reads it again by its reference', async () => {
      const first = await send('desk-contract-one');
      expect(first).toMatchObject({ right: { title: 'Hay una farola apagada' } });
      expect(await send('desk-contract-one')).toEqual(first);
      expect(await send('desk-contract-one', { body: 'Otra cosa' })).toEqual(left({ kind: 'keyReused' }));
      const reference = isRight(first) ? first.right.id : ('' as Reference);
      const read = await desks.desk.read(town, reference);
      expect(read).toMatchObject({
        right: {
          id: reference,
          mailbox: reports,
          status: 'Recibida',
          threads: [],
          // Whoever is shown a reference learns no address from it.
          sent: { body: { ...report, contact: { firstName: 'A…', email: 'a…@correu.example' } }, files: [] },
        },
      });
      const unknown = 'AAAA-AAAA-AAAA-AAAA' as Reference;
      expect(await desks.desk.read(town, unknown)).toEqual(left({ kind: 'notFound' }));
    });

    it('says why a request is not taken, by field where it is a field', async () => {
      const faulty = await send('desk-contract-two', { body: '', category: 'nada' });
      expect(faulty).toMatchObject({
        left: { kind: 'requestRefused', faults: [{ field: 'body', kind: 'missing' }, { field: 'category' }] },
      });
      const wrong = { ...(await captcha()), answer: '999' };
      expect(await send('desk-contract-two', { captcha: wrong })).toEqual(left({ kind: 'captchaFailed' }));
      expect(await send('desk-contract-two', {}, desks.stranger)).toEqual(left({ kind: 'noSession' }));
      const closed = await desks.desk.send(town, mailboxId('matricula'), 'desk-contract-two', aBody());
      expect(closed).toEqual(left({ kind: 'mailboxClosed' }));
      const nobody = await desks.desk.send(town, mailboxId('ayudas'), 'desk-contract-two', aBody());
      expect(nobody).toEqual(left({ kind: 'profileIncomplete' }));
    });

    it('begins a payment of the form’s own amount, which is not paid by that', async () => {
      const begun = await desks.desk.beginPayment(town, bulky);
      expect(begun).toMatchObject({ right: { amount: 1200 } });
      const { id, url } = isRight(begun) ? begun.right : { id: '', url: '' };
      expect(url).toContain('/payments/page?token=');
      expect(await desks.desk.paymentStatus(town, id)).toEqual(right('new'));
      expect(await desks.desk.paymentStatus(town, 'none')).toEqual(left({ kind: 'notFound' }));
      expect(await desks.desk.beginPayment(town, reports)).toEqual(left({ kind: 'notFound' }));
    });

    it('shows what was reported nearby once staff approved it, and lets one follow it', async () => {
      const sent = await send('desk-contract-three', { coordinates: { lat: 39.42, lng: -0.35 } });
      const iid = isRight(sent) ? sent.right.iid : '';
      const at = { lat: 39.4201, lng: -0.35 };
      expect(await desks.desk.nearby(town, reports, at, 'alumbrado')).toEqual(right([]));
      expect(await desks.desk.follow(town, iid, null)).toEqual(left({ kind: 'notFound' }));
      await desks.approve(iid);
      const near = await desks.desk.nearby(town, reports, at, 'alumbrado');
      expect(near).toMatchObject({ right: [{ iid, metres: 11, followers: 0 }] });
      expect(await desks.desk.nearby(town, reports, at, 'parques')).toEqual(right([]));
      const asked = await desks.desk.follow(town, iid, 'pep@correu.example');
      expect(asked).toEqual(right({ followers: 1, told: 'asked' }));
      expect(await desks.desk.follow(town, iid, null)).toEqual(right({ followers: 1, told: null }));
      expect(await desks.desk.follow(town, '2026-999999', null)).toEqual(left({ kind: 'notFound' }));
    });

    it('finds streets, items of a list and addresses, and what a census asks', async () => {
      const streets = await desks.desk.streets(town, 'callejero', 'molí de baix');
      expect(streets).toMatchObject({ right: [{ nombrevia: 'del Molí de Baix', cpostal: '46999' }] });
      expect(await desks.desk.items(town, 'lista-centros', 'ajuntament')).toMatchObject({
        right: [{ id: 'ayuntamiento' }],
      });
      const all = await desks.desk.items(town, 'lista-centros', '');
      expect(isRight(all) && all.right).toHaveLength(5);
      const found = await desks.desk.geocode(town, 'Molí de Baix, 3');
      expect(found).toMatchObject({ right: [{ coordinates: { lat: 39.4127, lng: -0.3391 } }] });
      const back = await desks.desk.addressAt(town, { lat: 39.4127, lng: -0.3391 });
      expect(isRight(back) && back.right).toContain('Molí de Baix');
      expect(await desks.desk.addressAt(town, { lat: 0, lng: 0 })).toEqual(right(null));
      expect(await desks.desk.census(town, 'padron')).toMatchObject({ right: { id: 'padron' } });
      expect(await desks.desk.census(town, 'nada')).toEqual(left({ kind: 'notFound' }));
    });

    it('says that the council is out of reach', async () => {
      const { away } = desks;
      expect(await away.mailbox(town, reports)).toEqual(left(nowhere));
      expect(await away.captcha(town, 'es')).toEqual(left(nowhere));
      expect(await send('desk-contract-four', {}, away)).toEqual(left(nowhere));
      expect(await away.beginPayment(town, bulky)).toEqual(left(nowhere));
      expect(await away.geocode(town, 'x')).toEqual(left(nowhere));
    });
  });
}
