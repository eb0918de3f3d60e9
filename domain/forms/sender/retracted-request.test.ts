import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { requestStatuses } from '../request.ts';
import { canRetract, retracted } from './retracted-request.ts';
import { senderRights } from './sender-rights.ts';

const mine = { at: 2, by: '', text: 'secreto', isNote: false, reply: { images: ['f9'], key: 'k' } };
const theirs = { at: 3, by: 'Brigada', text: 'Vamos mañana', isNote: false };
const note = { at: 4, by: 'Brigada', text: 'Falta material', isNote: true };
const full = aRequest({
  title: 'secreto',
  body: 'secreto',
  category: 'alumbrado',
  contact: { firstName: 'secreto', email: 'secreto@correu.example' },
  images: ['secreto'],
  files: ['secreto'],
  coordinates: { lat: 39.4, lng: -0.3 },
  address: 'secreto',
  extra: new Map([['nota', 'secreto']]),
  asked: [{ name: 'nota', type: 'text', title: 'secreto', extra: true, options: [] }],
  payment: '1234abcdef01',
  status: 'En gestión',
  assignedTo: 'Brigada',
  threads: [mine, theirs, note],
  isPublished: true,
  approval: 'approved',
  sealedEmail: 'secreto@correu.example',
  hasReply: true,
  toldAt: 3,
});

describe('a request that its sender takes back', () => {
  it('loses all that came from the sender', () => {
    const left = retracted(full, 9);
    expect(JSON.stringify([left, [...left.extra]])).not.toMatch(/secreto|f9|39\.4/u);
    expect(left).toMatchObject({ contact: {}, images: [], files: [], coordinates: null, address: null });
  });

  it('keeps its number, days, mailbox, category and payment, and what the council wrote', () => {
    const left = retracted(full, 9);
    const { id, iid, realm, mailbox, createdAt, category, payment, assignedTo } = full;
    expect(left).toMatchObject({ id, iid, realm, mailbox, createdAt, category, payment, assignedTo });
    expect(left.threads).toEqual([theirs, note]);
  });

  it('is public nowhere, waits for nobody, and has nothing new', () => {
    expect(retracted(full, 9)).toMatchObject({
      status: 'Retirada',
      approval: 'withdrawn',
      isPublished: false,
      hasReply: false,
      toldAt: null,
      updatedAt: 9,
    });
  });

  it('is one that is not finished', () => {
    expect(requestStatuses.filter((status) => canRetract({ status }))).toEqual(['Recibida', 'En gestión']);
  });
});

describe('what a reader with the reference may do', () => {
  const named = { contact: { email: 'ana@correu.example' }, status: 'Recibida' } as const;
  const blank = { contact: { email: ' ' }, status: 'Recibida' } as const;

  it('is everything, if their device or e-mail sent the request', () => {
    expect(senderRights(named, true)).toEqual({ reply: true, retract: true, files: true });
    expect(senderRights(blank, true)).toEqual({ reply: true, retract: true, files: true });
  });

  it('is to reply to an anonymous request, and never to take one back', () => {
    expect(senderRights(named, false)).toEqual({ reply: false, retract: false, files: false });
    expect(senderRights(blank, false)).toEqual({ reply: true, retract: false, files: false });
    expect(senderRights({ ...blank, contact: { telephone: '600000000' } }, false).reply).toBe(false);
  });

  it('is limited by the state of the request for its sender, too', () => {
    expect(senderRights({ ...named, status: 'Resuelta' }, true)).toEqual({
      reply: true,
      retract: false,
      files: true,
    });
    expect(senderRights({ ...blank, status: 'Retirada' }, true)).toEqual({
      reply: false,
      retract: false,
      files: true,
    });
  });
});
