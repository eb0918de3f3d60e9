import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/localized-text.ts';
import {
  type AnswerTemplate,
  type FactsOfRequest,
  filledTemplate,
  isForMailbox,
  longestTemplate,
  templateFacts,
  templateFault,
} from './template.ts';

const aTemplate = (more: Partial<AnswerTemplate> = {}): AnswerTemplate => ({
  id: 't',
  name: 'Recogida con fecha',
  mailboxes: [],
  status: null,
  text: { es: 'Hola, {nombre}: pasaremos por {calle}.', va: 'Bon dia, {nombre}: passarem.' },
  ...more,
});
const filled = (template: AnswerTemplate, language: (typeof languages)[number], facts: FactsOfRequest = {}) =>
  filledTemplate(template, { language, town: 'es' }, () => facts);

describe('a template', () => {
  it.each([
    [{ name: ' ' }, { kind: 'blankName' }],
    [{ name: 'n'.repeat(81) }, { kind: 'tooLong', most: 80 }],
    [{ text: {} }, { kind: 'blankText' }],
    [{ text: { es: ' ' } }, { kind: 'blankText' }],
    [{ text: { es: 'a'.repeat(longestTemplate + 1) } }, { kind: 'tooLong', most: longestTemplate }],
    [{ text: { es: 'Hola, {telefono}' } }, { kind: 'unknownFact', fact: 'telefono' }],
    [{ text: { es: 'Hola, {}' } }, { kind: 'unknownFact', fact: '' }],
    [{ text: { es: 'Hola', fr: 'Salut' } as never }, { kind: 'unknownLanguage', language: 'fr' }],
    [{}, null],
  ])('with %j has this fault: %j', (more, fault) => {
    expect(templateFault(aTemplate(more))).toEqual(fault);
  });

  it('has the facts of the request, in the language of its sender', () => {
    const facts = { nombre: 'Empar', calle: 'Molí, 3' };
    expect(filled(aTemplate(), 'va', facts)).toEqual({
      text: 'Bon dia, Empar: passarem.',
      language: 'va',
      isMissing: false,
      unfilled: [],
    });
    expect(filled(aTemplate(), 'es', facts).text).toBe('Hola, Empar: pasaremos por Molí, 3.');
  });

  it('leaves out what is not known, with the comma before it, and says so', () => {
    expect(filled(aTemplate(), 'va')).toMatchObject({ text: 'Bon dia: passarem.', unfilled: ['nombre'] });
    expect(filled(aTemplate(), 'es', { nombre: '' })).toMatchObject({
      text: 'Hola: pasaremos por.',
      unfilled: ['nombre', 'calle'],
    });
  });

  it('is in a language that its reader may understand if theirs is missing, and says so', () => {
    const only = (text: AnswerTemplate['text']) => aTemplate({ text });
    expect(filled(only({ va: 'Sí', es: 'Si' }), 'ca')).toMatchObject({ language: 'va', isMissing: true });
    expect(filled(only({ es: 'Sí', en: 'Yes' }), 'eu')).toMatchObject({ language: 'es', isMissing: true });
    expect(filled(only({ en: 'Yes', va: ' ' }), 'va')).toMatchObject({ language: 'en', isMissing: true });
    expect(filled(only({}), 'va')).toMatchObject({ language: 'va', text: '' });
  });

  it('never sends braces, nor runs what a fact contains', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...templateFacts.map((fact) => `{${fact}}`), ', ', 'a', '\n')),
        fc.dictionary(fc.constantFrom(...templateFacts), fc.constantFrom('', 'x', '$1', 'numero')),
        (parts, facts) => {
          const { text, unfilled } = filled(aTemplate({ text: { es: parts.join('') } }), 'es', facts);
          expect(text).not.toMatch(/[{}]/u);
          expect(unfilled.every((fact) => (facts[fact] ?? '') === '')).toBe(true);
        },
      ),
    );
  });

  it('leaves out what no request has, if it was stored by another version', () => {
    expect(filled(aTemplate({ text: { es: 'Hola, {telefono}.' } }), 'es')).toMatchObject({
      text: 'Hola.',
      unfilled: [],
    });
  });

  it('is for the mailboxes that it names, or for all', () => {
    expect(isForMailbox({ mailboxes: [] }, 'a')).toBe(true);
    expect(isForMailbox({ mailboxes: ['a'] }, 'a')).toBe(true);
    expect(isForMailbox({ mailboxes: ['a'] }, 'b')).toBe(false);
  });
});
