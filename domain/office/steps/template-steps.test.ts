import { describe, expect, it } from 'vitest';
import type { AnswerTemplate } from '../templates/template.ts';
import { templateSteps, templateSubject } from './template-steps.ts';

const template: AnswerTemplate = {
  id: 'T1',
  name: 'Recogida',
  mailboxes: ['enseres'],
  status: 'En gestión',
  text: { es: 'Iremos el viernes.' },
};
const words = '{"mailboxes":["enseres"],"status":"En gestión","text":{"es":"Iremos el viernes."}}';
const changer = { by: 'Neus', at: 7 };

describe('the steps of a template', () => {
  it('are of its id', () => {
    expect(templateSubject(template)).toBe('template/T1');
  });

  it('say who made, renamed, changed and removed it, and what it said', () => {
    const renamed = { ...template, name: 'Recogida del viernes' };
    const later = { ...template, text: { es: 'Iremos el lunes.' } };
    expect(templateSteps(null, template, changer)).toEqual([
      { act: 'template.make', from: null, to: 'Recogida', words, ...changer },
    ]);
    expect(templateSteps(template, renamed, changer)).toEqual([
      { act: 'template.change', from: 'Recogida', to: 'Recogida del viernes', words, ...changer },
    ]);
    expect(templateSteps(template, later, changer)).toMatchObject([
      { act: 'template.change', words: words.replace('viernes', 'lunes') },
    ]);
    expect(templateSteps(template, null, changer)).toEqual([
      { act: 'template.remove', from: 'Recogida', to: null, words: null, ...changer },
    ]);
  });

  it('are none if nothing changed', () => {
    expect(templateSteps(template, { ...template }, changer)).toEqual([]);
    expect(templateSteps(null, null, changer)).toEqual([]);
  });
});
