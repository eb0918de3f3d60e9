import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFile, aMailbox, anEntry, files } from '#fixtures/builders/data/mailbox.ts';
import type { Entry } from '../entry.ts';
import { homeOf } from './field-home.ts';
import { answerFieldsOf } from '../mailbox.ts';
import { entryOf, filesNamed, lostFiles } from './read-body.ts';
import { requestBody } from './write-body.ts';

const form = [
  { name: 'title' },
  { name: 'body', type: 'textarea' },
  { name: 'tipo', type: 'category', options: ['a'] },
  { name: 'address', type: 'callejero' },
  { name: 'sitio', type: 'map' },
  { name: 'fotos', type: 'image' },
  { name: 'masFotos', type: 'image' },
  { name: 'papeles', type: 'file' },
  { name: 'firmado', type: 'pdf' },
  { name: 'quien', type: 'census' },
  { name: 'prueba', type: 'captcha' },
  { name: 'enseres', type: 'selectmultiple', options: ['a', 'b'] },
  { name: 'peligro', type: 'checkbox' },
  { name: 'grupo', fields: [{ name: 'dentro' }] },
  { name: 'category', extra: true, type: 'category' },
];
const contactRequest = { mode: 'yes', fields: ['email'] };
const mailbox = aMailbox(form.slice(0, -1), { contactRequest });
const photo = (id: string) => aFile({ id });
const known = ['f1', 'f2', 'd1', 'p1'].map(photo);
const find = (id: string) => known.find((file) => file.id === id) ?? null;
const filled: Entry = anEntry({
  title: 'Banco roto',
  body: 'Hay un banco roto',
  tipo: 'a',
  address: 'Carrer del Molí',
  sitio: { kind: 'place', coordinates: { lat: 39.4, lng: -0.3 } },
  fotos: files(photo('f1')),
  masFotos: files(photo('f2')),
  papeles: files(photo('d1')),
  firmado: files(photo('p1')),
  quien: { kind: 'census', identity: '12345678Z', secrets: ['1984'] },
  prueba: { kind: 'captcha', id: 'c', answer: '11' },
  enseres: { kind: 'texts', texts: ['a', 'b'] },
  peligro: true,
  dentro: 'detrás',
  contact: { kind: 'contact', contact: { email: 'a@b.es' } },
});
const sending = { payment: null, acceptsPrivacy: true, isPrivate: false };

describe('a request made of what was filled in', () => {
  const body = requestBody(mailbox, filled, sending);

  it('has each answer where the specification puts it, and all others in extra', () => {
    expect(body).toMatchObject({
      title: 'Banco roto',
      category: 'a',
      address: 'Carrer del Molí',
      images: ['f1'],
      files: ['d1'],
      contact: { email: 'a@b.es' },
      captcha: { id: 'c', answer: '11' },
      census: { id: '12345678Z', secrets: ['1984'] },
    });
    expect([...body.extra]).toEqual([
      ['masFotos', ['f2']],
      ['firmado', ['p1']],
      ['enseres', ['a', 'b']],
      ['peligro', true],
      ['dentro', 'detrás'],
    ]);
  });

  it('says of each field which of its files the council does not have', () => {
    const has =
      (...ids: readonly string[]) =>
      (id: string) =>
        ids.includes(id) ? photo(id) : null;
    expect(lostFiles(mailbox, body, find)).toEqual([]);
    expect(lostFiles(mailbox, body, has('f2', 'd1'))).toEqual([
      { kind: 'fileLost', ids: ['f1'], field: 'fotos', title: 'fotos' },
      { kind: 'fileLost', ids: ['p1'], field: 'firmado', title: 'firmado' },
    ]);
  });

  it('is the same entry again on the other side', () => {
    expect(entryOf(mailbox, body, find)).toEqual(filled);
  });

  it('is the same entry again, whichever answers there are', () => {
    fc.assert(
      fc.property(
        fc.subarray([...filled.keys()].filter((name) => name !== 'title' && name !== 'contact')),
        (names) => {
          const some = new Map([...filled].filter(([name]) => [...names, 'contact'].includes(name)));
          const { title: _, ...rest } = Object.fromEntries(
            entryOf(mailbox, requestBody(mailbox, some, sending), find),
          );
          expect(rest).toEqual(Object.fromEntries(some));
        },
      ),
    );
  });

  it('has a title without blanks around it', () => {
    expect(requestBody(mailbox, anEntry({ title: ' Banco roto ' }), sending).title).toBe('Banco roto');
  });

  it('takes its title from the body where it has none', () => {
    expect(requestBody(mailbox, anEntry({ body: 'uno dos' }), sending)).toMatchObject({
      title: 'uno dos',
      category: null,
      address: null,
    });
  });

  it('sends no blank, and no contact that was not asked for', () => {
    const blank = requestBody(
      aMailbox(form.slice(0, 12)),
      anEntry({ ...Object.fromEntries(filled), dentro: ' ' }),
      sending,
    );
    expect(blank.contact).toEqual({});
    const group = requestBody(
      mailbox,
      anEntry({ dentro: ' ', sitio: { kind: 'place', coordinates: null } }),
      sending,
    );
    expect([...group.extra]).toEqual([]);
    expect(group.coordinates).toBeNull();
  });

  it('leaves out what is not asked any more', () => {
    const hidden = aMailbox([{ name: 'a' }, { name: 'b', showIf: { field: 'a', value: 'x' } }]);
    expect([...requestBody(hidden, anEntry({ a: 'y', b: 'z' }), sending).extra]).toEqual([['a', 'y']]);
  });

  it('keeps a field in extra where its definition says so', () => {
    const own = aMailbox([
      { name: 'title', extra: true },
      { name: 'sitio', type: 'map', extra: true },
    ]);
    expect(answerFieldsOf(own).map((field) => homeOf(own, field))).toEqual(['extra', 'extra']);
    const proofs = aMailbox(
      ['contact', 'census', 'captcha'].map((type) => ({ name: type, type, extra: true })),
    );
    expect(answerFieldsOf(proofs).map((field) => homeOf(proofs, field))).toEqual([
      'contact',
      'census',
      'captcha',
    ]);
    const entry = anEntry({ title: 'T', sitio: { kind: 'place', coordinates: { lat: 1, lng: 2 } } });
    const sent = requestBody(own, entry, sending);
    expect(sent.title).toBe('');
    const block = { contact: { kind: 'contact', contact: {} } } as const;
    expect(entryOf(own, sent, find)).toEqual(anEntry({ ...Object.fromEntries(entry), ...block }));
  });

  it.each([
    ['image', 'images', 'files'],
    ['file', 'files', 'images'],
  ] as const)('has in its own place the first %s field that is not sent in extra', (type, place, other) => {
    const three = aMailbox([
      { name: 'plano', type, extra: true },
      { name: 'primero', type },
      { name: 'segundo', type },
    ]);
    const homes = answerFieldsOf(three).map((field) => homeOf(three, field));
    expect(homes).toEqual(['extra', place, 'extra']);
    const entry = anEntry({
      plano: files(photo('f1')),
      primero: files(photo('f2')),
      segundo: files(photo('d1')),
    });
    const sent = requestBody(three, entry, sending);
    expect(sent[place]).toEqual(['f2']);
    expect(sent[other]).toEqual([]);
    expect([...sent.extra]).toEqual([
      ['plano', ['f1']],
      ['segundo', ['d1']],
    ]);
    expect(filesNamed(three, sent)).toEqual(['f1', 'f2', 'd1']);
    expect(entryOf(three, sent, find).get('primero')).toEqual(files(photo('f2')));
  });

  it('carries the contact that a field of the form places', () => {
    const placed = aMailbox([{ name: 'quien', type: 'contact' }], { contactRequest });
    const entry = anEntry({ quien: { kind: 'contact', contact: { email: 'a@b.es' } } });
    const sent = requestBody(placed, entry, sending);
    expect(sent.contact).toEqual({ email: 'a@b.es' });
    expect(entryOf(placed, sent, find)).toEqual(entry);
  });
});

describe('the answer to a field', () => {
  it.each(['select', 'radio', 'key', 'collection', 'selectmultiple', 'checkbox'])(
    'of type %s is sent in extra, whatever its name',
    (type) => {
      const named = aMailbox([{ name: 'title', type }]);
      expect(answerFieldsOf(named).map((field) => homeOf(named, field))).toEqual(['extra']);
    },
  );

  it.each(['text', 'textarea', 'search', 'callejero'])(
    'of type %s is the address if it is named so',
    (type) => {
      const named = aMailbox([{ name: 'address', type }]);
      expect(answerFieldsOf(named).map((field) => homeOf(named, field))).toEqual(['address']);
    },
  );
});

describe('a value that is not of its field', () => {
  it('is not sent', () => {
    const strange = { kind: 'contact', contact: { email: 'a@b.es' } } as const;
    expect([...requestBody(mailbox, anEntry({ dentro: strange }), sending).extra]).toEqual([]);
  });
});

describe('what a strange client sends', () => {
  const bare = requestBody(mailbox, new Map(), sending);

  it('counts as not attached where the council does not know the file', () => {
    const entry = entryOf(
      mailbox,
      { ...bare, images: ['f1', 'stolen'], extra: new Map([['firmado', 'p1']]) },
      find,
    );
    expect(entry.get('fotos')).toEqual(files(photo('f1')));
    expect(entry.get('firmado')).toEqual(files(photo('p1')));
    expect(filesNamed(mailbox, { ...bare, extra: new Map([['firmado', 'p1']]) })).toEqual(['p1']);
    expect(
      entryOf(mailbox, { ...bare, extra: new Map([['firmado', [true as never]]]) }, find).get('firmado'),
    ).toEqual(files());
  });

  it('is read as the kind that it looks like, and checked as such', () => {
    const entry = entryOf(mailbox, { ...bare, extra: new Map([['enseres', 'a']]) }, find);
    expect(entry.get('enseres')).toEqual({ kind: 'texts', texts: ['a'] });
    expect(entryOf(mailbox, { ...bare, images: [] }, find).has('fotos')).toBe(false);
  });
});
