import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requestStatuses } from '#domain/forms/request.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { aRequest, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { handledMail, requestMails } from './request-mail.ts';

const ports = { keys: hashingKeys(), portalUrl: 'https://participa.example' };
const mailbox = aMailbox([{ name: 'body' }], { title: { es: 'Avisos', va: 'Avisos al carrer' } });
const reference = referenceOf(1);

const portalWords = (language: string): readonly string[] => {
  const file = new URL(
    `../../../../../application/text/catalogue/${language}/screens/request.json`,
    import.meta.url,
  );
  const { status } = JSON.parse(readFileSync(file, 'utf8')) as { readonly status: Record<string, string> };
  return Object.values(status);
};

describe('a mail about a request', () => {
  it.each(languages)('names its state in %s as the portal does', (defaultLanguage) => {
    const town = aTown('vilanova', { defaultLanguage });
    const lines = requestStatuses.map(
      (status) => handledMail(ports, town, null)(aRequest({ status }), null).text.split('\n')[1],
    );
    expect(lines.map((line) => line?.split(': ')[1])).toEqual(portalWords(defaultLanguage));
  });

  it('is in the language of its sender, with the reference and a link that no server reads', () => {
    const request = aRequest({ language: 'va', body: 'Zacarías', title: 'Zacarías' });
    const message = { at: 1, by: 'Brigada', text: 'Demà anem.', isNote: false };
    const { text } = handledMail(ports, aTown(), mailbox)(request, message);
    const link = `https://participa.example/solicitudes?realm=vilanova&locale=va#${reference}`;
    expect(text.split('\n')).toEqual([
      'Hi ha novetats en la sol·licitud 2026-000001.',
      'Formulari: Avisos al carrer',
      'Estat: Rebuda',
      '',
      'Brigada ha escrit:',
      'Demà anem.',
      '',
      'Llig-la en el portal:',
      link,
      `Referència: ${reference}`,
      '',
    ]);
  });
});

describe('a mail about what can no longer be taken back', () => {
  it('has the message of that handling, and the same id when it is sent again', () => {
    const said = (text: string, isNote = false) => ({ at: 1, by: 'Brigada', text, isNote });
    const request = aRequest({ threads: [said('Antes'), said('Es cosa nuestra', true), said('Ya está')] });
    const { answer } = requestMails(ports);
    const mail = answer(aTown(), mailbox, request, { place: 1, count: 2, into: null });
    expect(mail).toEqual(answer(aTown(), mailbox, request, { place: 1, count: 2, into: null }));
    expect(mail.text).toContain('Ya está');
    expect(mail.text).not.toMatch(/Antes|Es cosa/u);
    const other = answer(aTown(), mailbox, request, { place: 3, count: 0, into: null });
    expect(other.text).not.toMatch(/Antes|Ya está/u);
    expect(other.headers?.['Message-ID']).not.toBe(mail.headers?.['Message-ID']);
  });
});

describe('the receipt of a request', () => {
  const request = aRequest({
    title: 'Zacarías',
    body: 'Zacarías deja cajas',
    contact: { firstName: 'Zacarías', email: 'zacarias@correu.example' },
    address: 'Carrer Zacarías',
  });

  it.each(languages)('has number, reference and link in %s, and no word of the sender', (language) => {
    const { subject, text } = requestMails(ports).receipt(aTown(), mailbox, { ...request, language });
    const link = `https://participa.example/solicitudes?realm=vilanova&locale=${language}#${reference}`;
    for (const part of ['2026-000001', reference, link]) expect(text).toContain(part);
    expect(subject).toContain('2026-000001');
    expect(`${subject}${text}`).not.toMatch(/Zacar|zacar|Carrer/u);
  });

  it('has the same id when it is sent again, and another for another request', () => {
    const idOf = (id: typeof reference) =>
      requestMails(ports).receipt(aTown(), null, { ...request, id }).headers?.['Message-ID'];
    expect(idOf(reference)).toMatch(/^<[0-9a-f]{32}@participa\.example>$/u);
    expect(idOf(reference)).toBe(idOf(reference));
    expect(idOf(reference)).not.toBe(idOf(referenceOf(2)));
  });
});

describe('the notice to the council', () => {
  const request = aRequest({
    body: 'Zacarías deja cajas',
    title: 'Zacarías',
    contact: { email: 'zacarias@correu.example' },
    createdAt: Date.parse('2026-11-18T11:00:00Z'),
    language: 'eu',
  });

  it('has the form, the numbers, the day and the links into the office, in the language of the town, and no reference', () => {
    const { notice } = requestMails(ports);
    const one = notice(aTown(), mailbox, [{ act: 'arrival', request }]);
    expect(one.subject).toBe('Solicitud nueva 2026-000001: Avisos');
    const link = 'https://participa.example/gestion/solicitudes/2026-000001?realm=vilanova';
    for (const part of ['«Avisos»', '2026-000001, 18 de noviembre', link]) expect(one.text).toContain(part);
    const other = { ...request, iid: '2026-000002', id: referenceOf(2) };
    const both = notice(aTown(), mailbox, [
      { act: 'arrival', request },
      { act: 'arrival', request: other },
    ]);
    expect(both.subject).toBe('2 solicitudes nuevas: Avisos');
    for (const part of ['2026-000001', '2026-000002']) expect(both.text).toContain(part);
    const all = `${JSON.stringify(one)}${JSON.stringify(both)}`;
    expect(all).not.toMatch(/Zacar|zacar/u);
    for (const secret of [reference, referenceOf(2)]) expect(all).not.toContain(secret);
  });

  it.each(languages)('says in %s what senders did, each in its part, and no word of theirs', (language) => {
    const { notice } = requestMails(ports);
    const town = aTown('vilanova', { defaultLanguage: language });
    const acts = (['arrival', 'reply', 'retraction'] as const).map((act, n) => ({
      act,
      request: { ...request, id: referenceOf(n), iid: `2026-00000${n}` },
    }));
    const single = acts.map((one) => notice(town, mailbox, [one]));
    expect(new Set(single.map(({ subject }) => subject.replaceAll(/\d/gu, ''))).size).toBe(3);
    const all = notice(town, mailbox, acts);
    const lines = all.text.split('\n');
    const places = acts.map(({ request: { iid } }) => lines.findIndex((line) => line.startsWith(iid)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const [n, { text, subject }] of single.entries()) {
      expect(subject).toContain(`2026-00000${n}`);
      expect(lines).toContain(text.split('\n')[0]);
    }
    expect(all.subject).toContain('3');
    expect(JSON.stringify([all, single])).not.toMatch(/Zacar|zacar|\{\{/u);
  });

  it('has another id for each reply, and the same for the same reply', () => {
    const idAfter = (replies: number) => {
      const threads = Array.from({ length: replies }, (_, at) => ({
        at,
        by: '',
        text: 'x',
        isNote: false,
        reply: { images: [], key: String(at) },
      }));
      const acts = [{ act: 'reply', request: { ...request, threads } }] as const;
      return requestMails(ports).notice(aTown(), mailbox, acts).headers?.['Message-ID'];
    };
    expect(idAfter(1)).toBe(idAfter(1));
    expect(idAfter(1)).not.toBe(idAfter(2));
  });
});
