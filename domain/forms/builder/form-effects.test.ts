import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { formEffects } from './form-effects.ts';

type Form = Parameters<typeof aMailbox>[0];

const options = [
  { value: 'a', title: 'A' },
  { value: 'b', title: 'B' },
];
const form: Form = [
  { name: 'que', title: 'Qué' },
  { name: 'donde', title: 'Dónde', type: 'select', options },
];
const was = aMailbox(form);
const effects = (next: Form, more: Parameters<typeof aMailbox>[1] = {}) =>
  formEffects(was, aMailbox(next, more));

describe('what a change of a form in use means', () => {
  it('is nothing if only the order is another, or a field is added that may be left empty', () => {
    expect(effects(form)).toEqual([]);
    expect(effects([...form.toReversed(), { name: 'mas', title: 'Más' }])).toEqual([]);
  });

  it('names the question that goes, the one that must be answered now, and the one that is asked in other words', () => {
    expect(
      effects([
        { name: 'que', title: 'Qué pasa', required: true },
        { name: 'nueva', title: 'Nueva', required: true },
        { name: 'leida', title: 'Leída', required: true, readonly: true },
      ]),
    ).toEqual([
      { kind: 'removed', title: 'Dónde' },
      { kind: 'asked', title: 'Qué pasa' },
      { kind: 'words', title: 'Qué pasa' },
      { kind: 'asked', title: 'Nueva' },
    ]);
  });

  it('names the options that go, also between lists of two kinds', () => {
    const next: Form = [
      { name: 'que', title: 'Qué' },
      { name: 'donde', title: 'Dónde', type: 'radio', options: options.slice(1) },
    ];
    expect(effects(next)).toEqual([{ kind: 'options', title: 'Dónde', options: ['A'] }]);
  });

  it('says which must be answered again: another kind of answer, of text, or of choices', () => {
    const again = (field: Form[number]) => effects([field, form[1] as Form[number]]);
    expect(again({ name: 'que', title: 'Qué', type: 'map' })).toEqual([{ kind: 'kind', title: 'Qué' }]);
    expect(again({ name: 'que', title: 'Qué', mode: 'number' })).toEqual([{ kind: 'kind', title: 'Qué' }]);
    expect(again({ name: 'que', title: 'Qué', type: 'radio', options })).toEqual([
      { kind: 'kind', title: 'Qué' },
    ]);
    expect(again({ name: 'que', title: 'Qué', type: 'textarea' })).toEqual([]);
  });

  it('says that the amount is another, more is asked of the sender, or the form closes', () => {
    expect(
      effects(form, {
        payments: { gateway: 'sandbox', amount: 5 },
        contactRequest: { mode: 'yes', fields: ['email'] },
        disabled: true,
      }),
    ).toEqual([{ kind: 'payment' }, { kind: 'contact' }, { kind: 'closed' }]);
    const asking = aMailbox(form, { contactRequest: { mode: 'yes', fields: ['email'] } });
    expect(formEffects(asking, asking)).toEqual([]);
    expect(formEffects(asking, was)).toEqual([]);
  });
});
