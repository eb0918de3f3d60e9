import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { factsOfRequest } from './facts-of-request.ts';

describe('the facts that a template says of a request', () => {
  const createdAt = Date.parse('2026-11-18T11:00:00Z');

  it('are its name, number, street, day and form, in a language', () => {
    const request = aRequest({ contact: { firstName: ' Empar ' }, address: 'Molí, 3', createdAt });
    const mailbox = aMailbox([{ name: 'body' }], { title: { es: 'Avisos', va: 'Avisos al carrer' } });
    expect(factsOfRequest(aTown(), request, mailbox)('va')).toEqual({
      nombre: 'Empar',
      numero: '2026-000001',
      calle: 'Molí, 3',
      fecha: '18 de novembre de 2026',
      buzon: 'Avisos al carrer',
    });
  });

  it('are blank where the request or the town does not have them', () => {
    expect(factsOfRequest(aTown(), aRequest({ createdAt }), null)('es')).toMatchObject({
      nombre: '',
      calle: '',
      buzon: '',
    });
  });
});
