import { describe, expect, it } from 'vitest';
import { aMailbox, text } from '#fixtures/builders/data/mailbox.ts';
import { checkForm } from './check-form.ts';
import { fieldsOf, type Mailbox, type Open311Offer } from './mailbox.ts';
import { attributesOf, entryOfReport, isService, open311Status, withoutCaptcha } from './open311.ts';
import { requestStatuses } from './request.ts';

const form = [
  { name: 'body', type: 'textarea', required: true },
  { name: 'tipo', type: 'select', options: ['a', 'b'], required: true },
  { name: 'cosas', type: 'selectmultiple', options: ['x', 'y'] },
  { name: 'peligro', type: 'checkbox', children: [{ name: 'riesgo' }, { name: 'otra', type: 'captcha' }] },
  {
    name: 'donde',
    fields: [
      { name: 'address', type: 'callejero' },
      { name: 'mapa', type: 'map' },
    ],
  },
  { name: 'fotos', type: 'image' },
];
const captcha = { name: 'captcha', type: 'captcha', required: true };
const offered = (fields: readonly object[] = form, more: object = {}): Mailbox & { open311: Open311Offer } =>
  aMailbox(fields, { open311: {}, ...more }) as Mailbox & { open311: Open311Offer };

const report = {
  description: 'Hay un banco roto',
  address: 'Carrer Major, 1',
  place: { lat: 39.4, lng: -0.3 },
  contact: { email: 'a@b.es' },
  attributes: new Map([
    ['tipo', ['a']],
    ['cosas', ['x', 'y']],
    ['peligro', ['true']],
    ['nada', ['z']],
  ]),
};

describe('a mailbox that other programs report through', () => {
  it('is one that says so, is open, and asks only for what they can send', () => {
    expect(isService(offered())).toBe(true);
    expect(isService(offered([...form, captcha].filter(({ name }) => name !== 'peligro')))).toBe(true);
    expect(isService(aMailbox(form))).toBe(false);
    expect(isService(offered(form, { disabled: true }))).toBe(false);
    expect(isService(offered(form, { payments: { gateway: 'sandbox', amount: 1 } }))).toBe(false);
    expect(isService(offered(form, { requiresProfile: true }))).toBe(false);
    const census = { name: 'padron', type: 'census', options: 'padron' };
    expect(isService(offered([...form, { ...census, required: true }]))).toBe(false);
    expect(isService(offered([...form, { ...census, required: false }]))).toBe(true);
    expect(isService(offered([...form, { name: 'firma', type: 'pdf', required: true }]))).toBe(false);
  });

  it('asks as attributes what is neither description, place, contact, picture nor captcha', () => {
    const mailbox = offered([...form, { name: 'quien', type: 'contact' }]);
    const names = attributesOf(mailbox, mailbox.open311).map(({ field }) => field.name);
    expect(names).toEqual(['tipo', 'cosas', 'peligro', 'riesgo']);
  });

  it.each([
    [
      'string',
      [{}, { mode: 'email' }, { mode: 'tel' }, { mode: 'url' }, { type: 'checkbox' }, { type: 'key' }],
    ],
    ['string', [{ type: 'callejero' }, { type: 'search' }, { type: 'collection' }]],
    ['number', [{ mode: 'number' }]],
    ['datetime', [{ mode: 'date' }, { mode: 'datetime' }]],
    ['text', [{ type: 'textarea' }]],
    ['singlevaluelist', [{ type: 'select' }, { type: 'radio' }, { type: 'category' }]],
    ['multivaluelist', [{ type: 'selectmultiple' }]],
  ])('has attributes of the type %s', (datatype, kinds) => {
    const mailbox = offered(kinds.map((one, at) => ({ name: `campo${at}`, ...one })));
    const found = attributesOf(mailbox, mailbox.open311).map((attribute) => attribute.datatype);
    expect(found).toEqual(kinds.map(() => datatype));
  });

  it('names its own fields where the usual ones do not serve', () => {
    const fields = { description: 'texto', address: 'calle', place: 'sitio' };
    const own = [
      { name: 'texto', type: 'textarea' },
      { name: 'calle' },
      { name: 'sitio', type: 'map', extra: true },
    ];
    const mailbox = offered(own, { open311: { code: '7', fields } });
    const entry = entryOfReport(mailbox, mailbox.open311, report);
    expect(entry.get('texto')).toEqual(text('Hay un banco roto'));
    expect(entry.get('calle')).toEqual(text('Carrer Major, 1'));
    expect(entry.get('sitio')).toEqual({ kind: 'place', coordinates: report.place });
    expect(attributesOf(mailbox, mailbox.open311)).toEqual([]);
  });
});

describe('a report', () => {
  it('is an entry of the form, and passes its checks', () => {
    const mailbox = withoutCaptcha(offered());
    const entry = entryOfReport(mailbox, offered().open311, report);
    expect(entry.get('cosas')).toEqual({ kind: 'texts', texts: ['x', 'y'] });
    expect(entry.get('peligro')).toEqual({ kind: 'flag', on: true });
    expect(entry.has('nada')).toBe(false);
    expect(checkForm(mailbox, entry, { acceptsPrivacy: true, isPaid: false })).toEqual([]);
  });

  it('has several answers to one text together, and its contact where the form places it', () => {
    const placed = offered([{ name: 'body' }, { name: 'cuales' }, { name: 'quien', type: 'contact' }]);
    const told = { ...report, attributes: new Map([['cuales', ['la farola', 'el banco']]]) };
    const entry = entryOfReport(placed, placed.open311, told);
    expect(entry.get('cuales')).toEqual(text('la farola, el banco'));
    expect(entry.get('quien')).toEqual({ kind: 'contact', contact: { email: 'a@b.es' } });
  });

  it.each([
    [['false', 'true'], true],
    [['on'], true],
    [['1'], true],
    [['SI'], true],
    [['untrue'], false],
    [['10'], false],
  ])('that gives %j for a box ticks it: %s', (peligro, on) => {
    const told = { ...report, attributes: new Map([['peligro', peligro]]) };
    expect(entryOfReport(offered(), offered().open311, told).get('peligro')).toEqual({ kind: 'flag', on });
  });

  it('gives its place to the map of the form', () => {
    expect(entryOfReport(offered(), offered().open311, report).get('mapa')).toEqual({
      kind: 'place',
      coordinates: report.place,
    });
  });

  it('of nothing is an entry without answers', () => {
    const nothing = { description: '', address: '', place: null, contact: {}, attributes: new Map() };
    const bare = offered([{ name: 'quien', type: 'contact' }]);
    expect([...entryOfReport(bare, bare.open311, nothing).keys()]).toEqual(['quien']);
    expect([...entryOfReport(offered(), offered().open311, nothing).keys()]).toEqual(['contact']);
    const off = { ...nothing, attributes: new Map([['peligro', ['no']]]) };
    expect(entryOfReport(offered(), offered().open311, off).get('peligro')).toEqual({
      kind: 'flag',
      on: false,
    });
  });

  it('is asked no captcha, wherever it stands', () => {
    const group = { name: 'grupo', fields: [{ name: 'dentro' }, { ...captcha, name: 'c2' }] };
    const kinds = fieldsOf(withoutCaptcha(offered([...form, group, captcha]))).map(({ kind }) => kind);
    expect(kinds).not.toContain('captcha');
    expect(kinds).toHaveLength(fieldsOf(offered([...form, group])).length - 2);
  });

  it('is open or closed, whatever its state is called', () => {
    expect(requestStatuses.map(open311Status)).toEqual([
      'open',
      'open',
      'closed',
      'closed',
      'closed',
      'closed',
    ]);
  });
});
