import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { aBody } from '#fixtures/builders/data/council-request.ts';
import {
  aRequestCouncil,
  anAsset,
  realm,
  textForm,
  town,
} from '#fixtures/builders/councils/request-council.ts';
import { createRequest } from './create-request.ts';

describe('an upload that the council no longer has', () => {
  it('is reported, and the request is not sent without it', async () => {
    const form = [...textForm, { name: 'fotos', type: 'image' }, { name: 'papel', type: 'file' }];
    const { send, assets } = aRequestCouncil(form);
    await assets.keep(anAsset, new Uint8Array());
    const lost = { kind: 'fileLost', ids: ['gone'], field: 'fotos', title: 'fotos' };
    expect(await send({ images: ['f1', 'gone'] })).toEqual(left({ kind: 'requestRefused', faults: [lost] }));
    expect(isRight(await send({ images: ['f1'] }))).toBe(true);
  });

  it('is missed in the field that fills the pictures: the first that is not sent in extra', async () => {
    const { send } = aRequestCouncil([
      ...textForm,
      { name: 'plano', type: 'image', extra: true },
      { name: 'fotos', type: 'image' },
    ]);
    const lost = (field: string, id: string) => ({ kind: 'fileLost', ids: [id], field, title: field });
    expect(await send({ images: ['gone'], extra: new Map([['plano', ['drawn']]]) })).toEqual(
      left({ kind: 'requestRefused', faults: [lost('plano', 'drawn'), lost('fotos', 'gone')] }),
    );
  });
});

describe('a category without options of its own', () => {
  const form = [...textForm, { name: 'category', type: 'category' }];

  it('is one of the town’s', async () => {
    const { send } = aRequestCouncil(form);
    expect(await send({ category: 'nada' })).toMatchObject({
      left: { faults: [{ kind: 'notAnOption', found: 'nada', field: 'category' }] },
    });
    expect(await send({ category: 'limpieza' })).toMatchObject({ right: { category: 'limpieza' } });
    expect(isRight(await aRequestCouncil(form).send({}))).toBe(true);
  });

  it('may be any if the town names none', async () => {
    const council = aRequestCouncil(form);
    const send = createRequest({ ...council, categories: async () => [] });
    const arrived = { town, mailbox: mailboxId('buzon'), sender: 'device', isStaff: false, key: null };
    const reader = { origin: 'web', language: 'es', network: 'n' } as const;
    const made = send({ ...arrived, body: aBody({ category: 'nada' }), ...reader });
    expect(isRight(await made)).toBe(true);
  });
});

describe('a mailbox that asks for a profile', () => {
  const contactRequest = { mode: 'auto', fields: ['firstName', 'email'] };
  const ana = {
    firstName: 'Ana',
    lastName: 'Soler',
    telephone: '',
    email: 'ana@correu.example',
    isVerified: true,
  };
  const kept = { realm, userId: 'device', code: null, changedAt: 1 };

  it('refuses senders without a profile, and fills in the contact of the others', async () => {
    const { send, profiles } = aRequestCouncil(textForm, { contactRequest, requiresProfile: true });
    expect(await send()).toEqual(left({ kind: 'profileIncomplete' }));
    await profiles.change(realm, 'device', () => ({ ...kept, profile: { ...ana, isVerified: false } }));
    expect(await send()).toEqual(left({ kind: 'profileIncomplete' }));
    await profiles.change(realm, 'device', () => ({ ...kept, profile: ana }));
    expect(await send()).toMatchObject({
      right: { contact: { firstName: 'Ana', email: 'ana@correu.example' } },
    });
  });

  it('that only fills in what it knows takes what was written as well', async () => {
    const { send } = aRequestCouncil(textForm, { contactRequest });
    const contact = { firstName: 'Pep', email: 'pep@correu.example' };
    expect(await send({ contact })).toMatchObject({ right: { contact } });
  });
});

describe('a report of another program', () => {
  it('is asked no captcha', async () => {
    const { send } = aRequestCouncil([...textForm, { name: 'captcha', type: 'captcha', required: true }]);
    expect(isRight(await send({}, { origin: 'open311' }))).toBe(true);
    expect(isRight(await send({}, { key: null }))).toBe(false);
  });
});
