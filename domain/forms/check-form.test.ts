import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMailbox, anEntry } from '#fixtures/builders/data/mailbox.ts';
import { checkForm, checkPage } from './check-form.ts';
import { placesContact } from './contact-block.ts';
import type { Entry } from './entry.ts';
import type { Mailbox } from './mailbox.ts';
import { shownEntry } from './shown-fields.ts';

const agreed = { acceptsPrivacy: true, isPaid: true };
const kinds = (mailbox: Mailbox, entry: Entry, consent = agreed) =>
  checkForm(mailbox, entry, consent).map(({ kind, field }) => `${field ?? '-'}: ${kind}`);
type Answers = Parameters<typeof anEntry>[0];
const faults = (definition: object, answers: Answers = {}) =>
  checkForm(aMailbox([{ name: 'campo', title: 'Campo', ...definition }]), anEntry(answers), agreed);

describe('a form', () => {
  it('may be sent empty where nothing is required', () => {
    expect(faults({})).toEqual([]);
  });

  it('asks for every required field by its name', () => {
    expect(faults({ required: true })).toEqual([{ kind: 'missing', field: 'campo', title: 'Campo' }]);
    expect(faults({ required: true }, { campo: '   ' })).toHaveLength(1);
    expect(faults({ required: true, maxlength: 3 }, { campo: '    ' })).toMatchObject([{ kind: 'tooLong' }]);
    expect(faults({ type: 'captcha', required: true })).toMatchObject([{ kind: 'captchaMissing' }]);
    expect(faults({ type: 'captcha', required: false })).toMatchObject([{ kind: 'captchaMissing' }]);
    expect(faults({ type: 'census', required: true })).toMatchObject([{ kind: 'identityMissing' }]);
    expect(faults({ type: 'census' })).toMatchObject([{ kind: 'identityMissing' }]);
    expect(faults({ type: 'pdf' })).toMatchObject([{ kind: 'missing' }]);
    expect(faults({ type: 'pdf', required: false })).toEqual([]);
    expect(faults({ type: 'pdf', requireIf: { not: { field: 'campo', operator: 'empty' } } })).toEqual([]);
    expect(faults({ type: 'checkbox', required: true }, { campo: false })).toMatchObject([
      { kind: 'missing' },
    ]);
  });

  it('never asks for a field that its reader cannot fill, only for those that they can answer', () => {
    const types = ['text', 'select', 'radio', 'checkbox', 'map', 'file', 'pdf', 'collection', 'callejero'];
    for (const type of types) {
      expect(faults({ type, required: true, readonly: true })).toEqual([]);
      expect(faults({ type, required: true, readonly: false })).toHaveLength(1);
    }
    const always = { field: 'campo', operator: 'empty' };
    expect(faults({ readonly: true, requireIf: always })).toEqual([]);
    expect(faults({ readonly: true, mode: 'number' }, { campo: 'mucho' })).toMatchObject([
      { kind: 'notANumber' },
    ]);
    for (const type of ['captcha', 'census'])
      expect(faults({ type, required: true, readonly: true })).toHaveLength(1);
  });

  it('reports one fault at a time for each field', () => {
    expect(faults({ required: true, mode: 'number' }, { campo: 'mucho' })).toMatchObject([
      { kind: 'notANumber' },
    ]);
  });

  it('requires the privacy policy to be accepted and the fee to be paid', () => {
    const mailbox = aMailbox([{ name: 'body' }], {
      noPrivacyPolicy: false,
      payments: { gateway: 'sandbox', amount: 12 },
    });
    const none = { acceptsPrivacy: false, isPaid: false };
    expect(kinds(mailbox, new Map(), none)).toEqual(['-: paymentMissing', '-: privacyNotAccepted']);
    expect(kinds(mailbox, new Map())).toEqual([]);
  });

  it('has no fault left after every reported fault has been corrected', () => {
    const definitions = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('a', 'b', 'c', 'd'),
        required: fc.boolean(),
        mode: fc.constantFrom('text', 'number'),
      }),
      { selector: ({ name }) => name, minLength: 1 },
    );
    fc.assert(
      fc.property(
        definitions,
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('', 'x', '3')),
        (form, answers) => {
          const mailbox = aMailbox(form);
          const wrong = checkForm(mailbox, anEntry(answers), agreed).map(({ field }) => field);
          const mended = Object.fromEntries(wrong.map((field) => [String(field), '7']));
          expect(checkForm(mailbox, anEntry({ ...answers, ...mended }), agreed)).toEqual([]);
        },
      ),
    );
  });
});

describe('the contact block', () => {
  const asked = { contactRequest: { mode: 'yes', fields: ['firstName', 'email', 'nick'] } };

  it('refuses a value that is no contact', () => {
    const mailbox = aMailbox([{ name: 'body' }]);
    expect(checkForm(mailbox, anEntry({ contact: 'Ana' }), agreed)).toMatchObject([
      { kind: 'strangeValue', field: 'contact' },
    ]);
  });

  it('requires every listed part, and a valid e-mail address', () => {
    const mailbox = aMailbox([{ name: 'body', required: true }], asked);
    expect(checkForm(mailbox, new Map(), agreed)).toMatchObject([
      { kind: 'contactMissing', part: 'firstName', field: 'contact' },
      { kind: 'contactMissing', part: 'email', field: 'contact' },
      { kind: 'missing', field: 'body' },
    ]);
    const contact = { kind: 'contact', contact: { firstName: 'Ana', email: 'ana@' } } as const;
    expect(checkForm(mailbox, anEntry({ body: 'x', contact }), agreed)).toMatchObject([
      { kind: 'invalidEmail', part: 'email', field: 'contact', title: '' },
    ]);
  });

  it('asks for no e-mail address that is not listed, and for no part of blanks alone', () => {
    const name = aMailbox([{ name: 'body' }], { contactRequest: { mode: 'yes', fields: ['firstName'] } });
    const of = (contact: object) => kinds(name, anEntry({ contact: { kind: 'contact', contact } }));
    expect(of({ firstName: 'Ana' })).toEqual([]);
    expect(of({ firstName: 'Ana', email: ' ' })).toEqual([]);
    expect(of({ firstName: ' ' })).toEqual(['contact: contactMissing']);
  });

  it('comes after the fields where it stands below them', () => {
    const below = { contactRequest: { ...asked.contactRequest, position: 'down', title: 'Tus datos' } };
    const told = checkForm(aMailbox([{ name: 'body', required: true }], below), new Map(), agreed);
    expect(told.map(({ field }) => field)).toEqual(['body', 'contact', 'contact']);
    expect(told[1]).toMatchObject({ title: 'Tus datos' });
  });

  it('asks for nothing in mode no, and checks what a field of the form places', () => {
    expect(kinds(aMailbox([{ name: 'body' }]), new Map())).toEqual([]);
    const none = { contactRequest: { ...asked.contactRequest, mode: 'no' } };
    expect(kinds(aMailbox([{ name: 'body' }], none), new Map())).toEqual([]);
    const placed = aMailbox([{ name: 'quien', type: 'contact' }], asked);
    expect(placesContact(placed)).toBe(true);
    expect(placesContact(aMailbox([{ name: 'body' }, { name: 'quien', type: 'contact' }], asked))).toBe(true);
    expect(kinds(placed, new Map())).toEqual(['quien: contactMissing', 'quien: contactMissing']);
    const long = { kind: 'contact', contact: { firstName: 'A'.repeat(201), email: 'a@b.es' } } as const;
    expect(kinds(placed, anEntry({ quien: long }))).toEqual(['quien: tooLong']);
    expect(kinds(placed, anEntry({ quien: 'Ana' }))).toContain('quien: strangeValue');
  });
});

describe('a group', () => {
  const group = {
    name: 'donde',
    title: 'Dónde',
    required: 2,
    fields: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  };

  it('is required by the number of its fields', () => {
    expect(faults(group, { a: 'x' })).toEqual([
      { kind: 'groupIncomplete', atLeast: 2, filled: 1, field: 'donde', title: 'Dónde' },
    ]);
    expect(faults(group, { a: 'x', c: 'y' })).toEqual([]);
    expect(faults({ ...group, required: false })).toEqual([]);
    expect(faults({ ...group, required: true })).toMatchObject([{ atLeast: 1 }]);
    expect(faults({ ...group, required: 0 })).toEqual([]);
  });

  it('is required as far as its fields can be filled', () => {
    const locked = { name: 'b', readonly: true };
    const of = (fields: readonly object[], answers: Answers = {}) =>
      checkForm(aMailbox([{ name: 'g', required: 2, fields }]), anEntry(answers), agreed);
    expect(of([{ name: 'a' }, locked])).toMatchObject([{ kind: 'groupIncomplete', atLeast: 1, filled: 0 }]);
    expect(of([{ name: 'a' }, locked], { a: 'x' })).toEqual([]);
    expect(of([{ name: 'a' }, locked], { b: 'x' })).toMatchObject([{ atLeast: 2, filled: 1 }]);
    const all = aMailbox([
      { name: 'g', required: 2, readonly: true, fields: [{ name: 'a' }, { name: 'c' }] },
    ]);
    expect(checkForm(all, anEntry({}), agreed)).toEqual([]);
  });

  it('requires no more of its fields than it shows', () => {
    const fields = [{ name: 'a' }, { name: 'b', showIf: { field: 'sitio', value: 'calle' } }];
    const mailbox = aMailbox([{ name: 'sitio' }, { ...group, fields }]);
    expect(kinds(mailbox, anEntry({ sitio: 'casa', a: 'x' }))).toEqual([]);
    expect(kinds(mailbox, anEntry({ sitio: 'casa' }))).toEqual(['donde: groupIncomplete']);
    expect(kinds(mailbox, anEntry({ sitio: 'calle', a: 'x' }))).toEqual(['donde: groupIncomplete']);
  });

  it('may become required by an earlier answer', () => {
    const mailbox = aMailbox([
      { name: 'sitio' },
      { ...group, required: false, requireIf: { field: 'sitio', value: 'calle' } },
    ]);
    expect(kinds(mailbox, anEntry({ sitio: 'calle' }))).toEqual(['donde: groupIncomplete']);
    expect(kinds(mailbox, anEntry({ sitio: 'casa' }))).toEqual([]);
  });

  it('has no answer itself', () => {
    expect(faults(group, { donde: 'x', a: 'x', b: 'y' })).toEqual([]);
  });
});

describe('a field that depends on an earlier answer', () => {
  const mailbox = aMailbox([
    { name: 'estorba', type: 'radio', options: ['sí', 'no'] },
    { name: 'metros', mode: 'number', required: true, showIf: { field: 'estorba', value: 'sí' } },
    { name: 'por', required: true, showIf: { field: 'metros', operator: 'atLeast', value: 3 } },
  ]);

  it('is neither required nor checked while it is not shown', () => {
    expect(kinds(mailbox, anEntry({ estorba: 'no' }))).toEqual([]);
    expect(kinds(mailbox, anEntry({ estorba: 'sí' }))).toEqual(['metros: missing']);
    expect(kinds(mailbox, anEntry({ estorba: 'sí', metros: '4' }))).toEqual(['por: missing']);
  });

  it('also hides the fields that depend on its answer', () => {
    const entry = anEntry({ estorba: 'no', metros: '4', por: 'x' });
    const fields = mailbox.pages.flatMap((page) => page.fields);
    expect([...shownEntry(fields, entry).keys()]).toEqual(['estorba']);
    expect(kinds(mailbox, entry)).toEqual([]);
  });

  it('stands below a box as its child, once the box is ticked', () => {
    const box = { name: 'peligro', type: 'checkbox', children: [{ name: 'cual', required: true }] };
    expect(kinds(aMailbox([box]), anEntry({}))).toEqual([]);
    expect(kinds(aMailbox([box]), anEntry({ peligro: false }))).toEqual([]);
    expect(kinds(aMailbox([box]), anEntry({ peligro: true }))).toEqual(['cual: missing']);
  });
});

describe('pages', () => {
  const mailbox = aMailbox([
    { name: 'uno', isPage: true, fields: [{ name: 'a', required: true }] },
    { name: 'dos', isPage: true, fields: [{ name: 'b', required: true }] },
  ]);

  it('are checked one by one, and all together before sending', () => {
    const [first, second] = mailbox.pages;
    expect(first && checkPage(mailbox, first, new Map()).map(({ field }) => field)).toEqual(['a']);
    expect(second && checkPage(mailbox, second, new Map()).map(({ field }) => field)).toEqual(['b']);
    expect(kinds(mailbox, new Map())).toEqual(['a: missing', 'b: missing']);
  });
});
