import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import {
  corrected,
  correctedContact,
  isReason,
  publicTitleOf,
  retitled,
  withoutPerson,
} from './person-of-request.ts';

const reply = { at: 1, by: '', text: 'Soy Empar', isNote: false, reply: { images: ['i'], key: 'k' } };
const answer = { at: 2, by: 'Neus', text: 'Vamos', isNote: false };
const request = aRequest({
  title: 'Mi vecino Pere',
  body: 'Deja cajas',
  contact: { firstName: 'Empar', email: 'empar@correu.example' },
  sealedEmail: 'sealed',
  images: ['i'],
  files: ['f'],
  extra: new Map([['dni', '1']]),
  asked: [
    { name: 'body', type: 'textarea', title: '¿Qué pasa?', extra: false, options: [] },
    { name: 'de', type: 'radio', title: '¿De quién?', extra: true, options: [{ value: 'p', text: 'Pere' }] },
  ],
  address: 'Molí, 3',
  coordinates: { lat: 1, lng: 2 },
  threads: [reply, answer],
  isPublished: true,
  approval: 'approved',
  hasReply: true,
  toldAt: 2,
});

describe('a public title of staff', () => {
  it('is read by everybody instead of the sender’s own, until it is removed', () => {
    const other = retitled(request, ' Cajas en la acera ', 9);
    expect([publicTitleOf(request), publicTitleOf(other)]).toEqual(['Mi vecino Pere', 'Cajas en la acera']);
    expect(retitled(other, null, 10)).toEqual({ ...request, updatedAt: 10 });
  });
});

describe('a contact that staff correct', () => {
  it('replaces what was there, without blanks, and with an e-mail that can be one', () => {
    expect(correctedContact({ firstName: ' Empar ', telephone: ' ', lastName: null })).toEqual({
      firstName: 'Empar',
    });
    expect(correctedContact({ email: 'nobody' })).toBeNull();
    expect(corrected(request, { email: 'e@correu.example' }, 9)).toMatchObject({
      contact: { email: 'e@correu.example' },
      sealedEmail: null,
      updatedAt: 9,
    });
  });
});

describe('a reason of staff', () => {
  it('says something, in five hundred letters at most', () => {
    expect(['', ' \n', 'Lo pidió', 'a'.repeat(500), 'a'.repeat(501)].map(isReason)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a request whose personal data are erased', () => {
  it('keeps its text and messages if staff say so, and nothing else of its sender', () => {
    const other = retitled(request, 'Cajas', 1);
    const after = withoutPerson(other, { keepsText: true, at: 9 });
    expect(after).toMatchObject({
      title: 'Mi vecino Pere',
      publicTitle: 'Cajas',
      body: 'Deja cajas',
      approval: 'approved',
      threads: [{ text: 'Soy Empar', reply: { images: [] } }, answer],
      asked: [{ name: 'body' }],
      personErasedAt: 9,
    });
    expect([after.contact, after.sealedEmail, after.images, after.files, after.extra.size]).toEqual([
      {},
      null,
      [],
      [],
      0,
    ]);
    const { asked: _, ...older } = request;
    const bare = withoutPerson(older, { keepsText: true, at: 9 });
    expect([bare.publicTitle, bare.asked]).toEqual([undefined, undefined]);
  });

  it('keeps no word at all otherwise, and is hidden', () => {
    const opinion = { isSolved: true, score: 4, text: 'Gracias, Pere', at: 3 };
    const other = { ...retitled(request, 'Cajas de Pere', 1), opinion, managed: { nota: 'Pere' } };
    const after = withoutPerson(other, { keepsText: false, at: 9 });
    expect(JSON.stringify(after)).not.toMatch(/Empar|empar|Pere|cajas|Molí|Vamos|"sealed"/u);
    expect(after).toMatchObject({
      iid: request.iid,
      status: 'Recibida',
      isPublished: false,
      approval: 'withdrawn',
      coordinates: null,
      hasReply: false,
      opinion: { score: 4, text: '' },
    });
  });
});
