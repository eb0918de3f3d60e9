import { aPayment, payAt } from '#fixtures/builders/data/payment.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { allRequests } from '#fixtures/builders/data/request-filter.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import {
  aRequestCouncil,
  anAsset,
  key,
  noon,
  ownerOf,
  realm,
  textForm,
  town,
} from '#fixtures/builders/councils/request-council.ts';
import { createRequest } from './create-request.ts';

describe('a request that arrives', () => {
  it('is stored as received, with a reference, a number and a title from its first words', async () => {
    expect(await aRequestCouncil(textForm).send()).toMatchObject({
      right: {
        status: 'Recibida',
        iid: '2026-000001',
        title: 'Hay un banco roto',
        origin: 'web',
        createdAt: noon,
        isPublished: false,
        assignedTo: null,
      },
    });
    expect(await aRequestCouncil(textForm).send({ title: ' Banco ' })).toMatchObject({
      right: { title: 'Banco' },
    });
  });

  it('has with it what its form asked, so that the form may change', async () => {
    const form = [{ name: 'color', type: 'radio', title: 'Color', options: [{ value: 'a', text: 'Azul' }] }];
    expect(await aRequestCouncil(form).send({ extra: new Map([['color', 'a']]) })).toMatchObject({
      right: {
        asked: [{ name: 'color', type: 'radio', title: 'Color', options: [{ value: 'a', text: 'Azul' }] }],
      },
    });
  });

  it('without title and text is called by its form, in the language of the town', async () => {
    const choice = [{ name: 'color', type: 'text' }];
    const named = aRequestCouncil(choice, { title: { va: 'Bústia', es: 'Buzón' } });
    const sent = await named.send({ body: ' ', extra: new Map([['color', 'azul']]) }, { language: 'va' });
    expect(sent).toMatchObject({ right: { title: 'Buzón' } });
  });

  it('is numbered in the year of its town, not of Greenwich', async () => {
    const newYear = aRequestCouncil(textForm, {}, Date.parse('2026-12-31T23:30:00Z'));
    expect(await newYear.send()).toMatchObject({ right: { iid: '2027-000001' } });
  });

  it('that staff enter for a person has no captcha, needs no contact and says who noted the consent', async () => {
    const entered = { channel: 'telephone', by: 'Neus', shown: 'Se le leyó.' } as const;
    const asking = [...textForm, { name: 'captcha', type: 'captcha' }];
    const { send, requests } = aRequestCouncil(asking, {
      contact: 'yes',
      contactFields: ['email'],
      voteCount: 1,
    });
    expect(await send()).toMatchObject({ left: { kind: 'requestRefused' } });
    const contact = { email: 'empar@correu.example' };
    const made = await send({ contact }, { entered, sender: 'staff neus' });
    expect(made).toMatchObject({ right: { origin: 'web', revision: 1, entered: { ...entered, at: noon } } });
    // Staff write for many people.
    expect(isRight(await send({ body: 'Otra' }, { entered, sender: 'staff neus', key: 'another' }))).toBe(
      true,
    );
    const id = isRight(made) ? made.right.id : undefined;
    const device = ownerOf('staff neus');
    expect(id && (await requests.isFrom(realm, id, { device, email: null }))).toBe(false);
  });

  it('that staff enter for a person of the census counts as theirs', async () => {
    const entered = { channel: 'desk', by: 'Neus', shown: 'Se le leyó.' } as const;
    const { send } = aRequestCouncil([...textForm, { name: 'census', type: 'census' }], { voteCount: 1 });
    const census = { id: '12345678Z', secrets: ['1984'] };
    expect(isRight(await send({ census }, { entered }))).toBe(true);
    const again = await send({ census, body: 'Otra' }, { entered, key: 'another' });
    expect(again).toEqual(left({ kind: 'tooManyRequests', most: 1 }));
  });

  it('is answered with the first reference when it is sent again', async () => {
    const { send } = aRequestCouncil(textForm);
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await send({ body: 'otra cosa' })).toEqual(left({ kind: 'keyReused' }));
    expect(await send({}, { sender: 'other' })).not.toEqual(first);
  });

  it('is kept from everybody if its sender says so, which is part of what was sent', async () => {
    const { send } = aRequestCouncil(textForm);
    expect(await send({ isPrivate: true })).toMatchObject({ right: { approval: 'declined' } });
    expect(await send({ isPrivate: false })).toEqual(left({ kind: 'keyReused' }));
    expect(await send({}, { key: null })).toMatchObject({ right: { approval: null } });
  });

  it('is stored twice when its client names no intent', async () => {
    const { send } = aRequestCouncil(textForm);
    const made = [await send({}, { key: null }), await send({}, { key: null })];
    expect(made.map((one) => isRight(one) && one.right.iid)).toEqual(['2026-000001', '2026-000002']);
  });

  it('is refused by a mailbox that is not there, closed, or not configured', async () => {
    const unknown = await aRequestCouncil(textForm).send({}, { mailbox: mailboxId('otro') });
    expect(unknown).toEqual(left({ kind: 'unknownMailbox' }));
    expect(await aRequestCouncil([]).send()).toEqual(left({ kind: 'mailboxMisconfigured' }));
    const closed = aRequestCouncil(textForm, { disabled: true });
    expect(await closed.send()).toEqual(left({ kind: 'mailboxClosed' }));
    expect(isRight(await closed.send({}, { isStaff: true }))).toBe(true);
  });

  it('is refused by a mailbox whose document cannot be read', async () => {
    const { send, ...ports } = aRequestCouncil(textForm);
    const mailboxes = { ...ports.mailboxes, find: async () => ({ mailbox: null, document: {} }) };
    const arrived = { town, mailbox: mailboxId('buzon'), sender: 'd', isStaff: false, key, body: aBody() };
    const reader = { origin: 'web', language: 'es', network: 'n' } as const;
    expect(await createRequest({ ...ports, mailboxes })({ ...arrived, ...reader })).toEqual(
      left({ kind: 'mailboxMisconfigured' }),
    );
    expect(isRight(await send())).toBe(true);
  });

  it('is refused with every fault that its form has', async () => {
    const { send } = aRequestCouncil([...textForm, { name: 'nombre', required: true }]);
    expect(await send({ body: ' ' })).toMatchObject({
      left: {
        kind: 'requestRefused',
        faults: [
          { kind: 'missing', field: 'body' },
          { kind: 'missing', field: 'nombre' },
        ],
      },
    });
  });

  it('is never stored more often than there were intents, however often each is sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('aaaa', 'bbbb', 'cccc'), { maxLength: 8 }),
        async (intents) => {
          const { send, requests } = aRequestCouncil(textForm);
          for (const intent of intents) await send({}, { key: intent });
          expect((await requests.list(realm, allRequests)).total).toBe(new Set(intents).size);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a file attached to a request', () => {
  it('must be an upload of the same sender', async () => {
    const { send, assets } = aRequestCouncil([{ name: 'fotos', type: 'image', required: true }]);
    await assets.keep(anAsset, new Uint8Array());
    await assets.keep({ ...anAsset, id: 'f2', owner: 'other' }, new Uint8Array());
    expect(await send({ images: ['f2'] })).toMatchObject({ left: { faults: [{ kind: 'fileLost' }] } });
    expect(await send({ images: ['nada'] })).toMatchObject({ left: { faults: [{ kind: 'fileLost' }] } });
    expect(await send({ images: ['f1'] })).toMatchObject({ right: { images: ['f1'] } });
  });

  it('is looked for in extra as well, and an invalid id counts as no file', async () => {
    const { send, assets } = aRequestCouncil([{ name: 'firma', type: 'pdf', required: true }]);
    await assets.keep({ ...anAsset, kind: 'pdf', isSigned: true }, new Uint8Array());
    const extra = new Map<string, string[] | boolean>([
      ['firma', ['f1']],
      ['otra', true],
    ]);
    expect(isRight(await send({ extra }))).toBe(true);
  });
});

describe('a captcha', () => {
  const asked = [...textForm, { name: 'captcha', type: 'captcha' }];

  it('must be answered right, and is spent by the first try', async () => {
    const { send, captchas } = aRequestCouncil(asked);
    await captchas.keep(realm, 'c1', '11', noon + 1);
    expect(await send({ captcha: { id: 'c1', answer: '12' } })).toEqual(left({ kind: 'captchaFailed' }));
    expect(await send({ captcha: { id: 'c1', answer: '11' } })).toEqual(left({ kind: 'captchaFailed' }));
    await captchas.keep(realm, 'c2', '11', noon + 1);
    expect(isRight(await send({ captcha: { id: 'c2', answer: ' 11 ' } }))).toBe(true);
  });

  it('is not needed again for what was stored already', async () => {
    const { send, captchas } = aRequestCouncil(asked);
    await captchas.keep(realm, 'c1', '11', noon + 1);
    const first = await send({ captcha: { id: 'c1', answer: '11' } });
    expect(isRight(first)).toBe(true);
    expect(await send({ captcha: { id: 'c1', answer: '11' } })).toEqual(first);
  });

  it('fails when it is left out, also where the form does not call it required', async () => {
    expect(await aRequestCouncil(asked).send()).toMatchObject({
      left: { faults: [{ kind: 'captchaMissing', field: 'captcha' }] },
    });
  });

  it('is asked where a file that came along brings it up, and not within a group that is not asked', async () => {
    const fields = [...textForm, { name: 'fotos', type: 'image' }];
    const captcha = { name: 'captcha', type: 'captcha' };
    const withFile = aRequestCouncil([
      ...fields,
      { ...captcha, showIf: { field: 'fotos', operator: 'filled' } },
    ]);
    await withFile.assets.keep(anAsset, new Uint8Array([1]));
    const guess = { id: 'none', answer: '1' };
    expect(await withFile.send({ images: ['f1'], captcha: guess })).toEqual(left({ kind: 'captchaFailed' }));
    const group = { name: 'g', fields: [captcha], showIf: { field: 'fotos', operator: 'filled' } };
    expect(isRight(await aRequestCouncil([...fields, group]).send())).toBe(true);
  });
});

describe('a person of the census', () => {
  const form = [...textForm, { name: 'quien', type: 'census', options: 'padron' }];
  const ana = { id: '12.345.678-z', secrets: ['1984'] };

  it('must prove their identity', async () => {
    const { send } = aRequestCouncil(form);
    expect(await send({ census: { ...ana, secrets: ['1990'] } })).toEqual(left({ kind: 'censusInvalid' }));
    const kept = await send({ census: ana });
    expect(isRight(kept)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain('12345678');
  });

  it('may send no more than the mailbox allows, from any device', async () => {
    const { send } = aRequestCouncil(form, { voteCount: 1 });
    expect(isRight(await send({ census: ana }))).toBe(true);
    const again = await send({ census: { ...ana, id: '12345678Z' } }, { sender: 'other', key: null });
    expect(again).toEqual(left({ kind: 'tooManyRequests', most: 1 }));
  });

  it('is the device if the form does not ask for a person', async () => {
    const { send } = aRequestCouncil(textForm, { voteCount: 1 });
    expect(isRight(await send())).toBe(true);
    expect(await send({}, { key: null })).toEqual(left({ kind: 'tooManyRequests', most: 1 }));
    expect(isRight(await send({}, { sender: 'other' }))).toBe(true);
  });

  it('cannot be one whose number cannot be read', async () => {
    // The form's own checks see to it before; a mailbox that hides the field lets it through.
    const hidden = [{ name: 'a' }, ...textForm, { ...form[1], showIf: { field: 'a' } }];
    const { send } = aRequestCouncil(hidden);
    expect(await send({ census: { id: '1', secrets: [] } })).toEqual(left({ kind: 'censusInvalid' }));
  });
});

describe('a request that costs', () => {
  const payment = aPayment({ id: 'p1', subject: { kind: 'request', id: 'buzon' }, payer: 'device' });
  const costly = { payments: { gateway: 'sandbox', amount: 12 } };

  it('is accepted once it is paid, and its payment serves once', async () => {
    const { send, payments } = aRequestCouncil(textForm, costly);
    await payments.keep(payment, 't');
    expect(await send()).toEqual(left({ kind: 'paymentMissing' }));
    expect(await send({ payment: 'p1' })).toEqual(left({ kind: 'paymentMissing' }));
    await payAt(payments, payment);
    expect(isRight(await send({ payment: 'p1' }))).toBe(true);
    expect(await send({ payment: 'p1' }, { key: null })).toEqual(left({ kind: 'paymentMissing' }));
  });

  it('is not paid by a payment of another mailbox', async () => {
    const { send, payments } = aRequestCouncil(textForm, costly);
    await payments.keep({ ...payment, subject: { kind: 'request', id: 'otro' } }, 't');
    await payAt(payments, payment);
    expect(await send({ payment: 'p1' })).toEqual(left({ kind: 'paymentMissing' }));
    expect(await send({ payment: 'nada' })).toEqual(left({ kind: 'paymentMissing' }));
  });

  it.each([
    ['another person’s', { payer: 'pep' }],
    ['for another kind of thing', { subject: { kind: 'voucher', id: 'buzon' } }],
  ] as const)('is not paid by a payment that is %s, whoever knows its number', async (_, more) => {
    const { send, payments } = aRequestCouncil(textForm, costly);
    await payments.keep({ ...payment, ...more }, 't');
    await payAt(payments, payment);
    expect(await send({ payment: 'p1' })).toEqual(left({ kind: 'paymentMissing' }));
    expect(await payments.find(realm, 'p1')).toMatchObject({ status: 'pay' });
  });
});
