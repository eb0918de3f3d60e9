import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { answerFieldsOf, faultsOf } from '../forms/mailbox.ts';
import { left, right } from '../shared/result.ts';
import { checkAnswers, formForStaff } from './staff-form.ts';

const kinds = [
  { value: 'luz', text: 'Luz' },
  { value: 'agua', text: 'Agua' },
];
const written = aMailbox(
  [
    { name: 'que', type: 'select', title: 'Qué falla', options: kinds, required: true },
    { name: 'grifo', title: 'Qué grifo', showIf: { field: 'que', value: 'agua' }, required: true },
    { name: 'foto', type: 'image', title: 'Foto', required: true },
    {
      name: 'cuando',
      required: 2,
      fields: [
        { name: 'dia', title: 'Día', children: [{ name: 'firma', type: 'pdf', title: 'Firma' }] },
        { name: 'prueba', type: 'captcha', title: 'Prueba' },
      ],
    },
    { name: 'papeles', fields: [{ name: 'plano', type: 'file', title: 'Plano' }] },
  ],
  { contactRequest: { mode: 'yes', fields: ['email'] }, noPrivacyPolicy: false },
);
const form = formForStaff(written);

describe('a form for staff with fields of its own', () => {
  it('has those that staff can fill in, and no payment, consent or contact', () => {
    if (form === null) throw new Error('the form has no fields');
    expect(faultsOf(form)).toEqual([]);
    expect(answerFieldsOf(form).map(({ name }) => name)).toEqual(['que', 'grifo', 'dia']);
    expect(form).toMatchObject({ hasTabs: false, payment: null, asksProfile: false });
    expect([form.contact.mode, form.privacy.isAsked]).toEqual(['no', false]);
    expect(form.pages[0]?.fields.at(-1)).toMatchObject({ name: 'cuando', atLeast: 1 });
  });

  it('is none if nothing of it can be filled in here', () => {
    expect(formForStaff(aMailbox([]))).toBeNull();
    expect(formForStaff(aMailbox([{ name: 'foto', type: 'image', title: 'Foto' }]))).toBeNull();
  });

  it('stores answers under the questions as they were asked, and only what was asked', () => {
    expect(checkAnswers(form, { que: 'luz', grifo: 'el de abajo', dia: 'hoy' })).toEqual(
      right([
        { name: 'que', type: 'select', title: 'Qué falla', extra: true, options: [kinds[0]], value: 'luz' },
        { name: 'dia', type: 'text', title: 'Día', extra: true, options: [], value: 'hoy' },
      ]),
    );
  });

  it('refuses answers that are missing, wrong or to no question', () => {
    const wrong = left({ kind: 'wrongAnswers' });
    for (const values of [{}, { que: 'gas', dia: 'hoy' }, { que: 'agua', dia: 'hoy' }, { que: 'luz' }])
      expect(checkAnswers(form, values)).toEqual(wrong);
    expect(checkAnswers(form, { que: 'luz', dia: 'hoy', foto: ['f1'] })).toEqual(wrong);
    expect(checkAnswers(null, { que: 'luz' })).toEqual(wrong);
    expect(checkAnswers(null, {})).toEqual(right([]));
  });
});
