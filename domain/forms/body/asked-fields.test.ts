import { describe, expect, it } from 'vitest';
import { aMailbox, anEntry, aFile, files } from '#fixtures/builders/data/mailbox.ts';
import { answerTexts, askedFields, isOfFiles, withoutExtra } from './asked-fields.ts';

const enseres = [
  { value: 'sofa', text: { es: 'Sofá', va: 'Sofà' } },
  { value: 'mesa', text: { es: 'Mesa', va: 'Taula' } },
  { value: 'silla', text: { es: 'Silla', va: 'Cadira' } },
];
const mailbox = aMailbox([
  { name: 'body', type: 'textarea', title: { es: '¿Qué ha pasado?', va: 'Què ha passat?' } },
  { name: 'tipo', type: 'category', title: 'Tipo', options: [{ value: 'a', text: 'Árbol' }] },
  { name: 'grupo', fields: [{ name: 'dia', mode: 'date', title: 'Día' }] },
  { name: 'enseres', type: 'selectmultiple', title: 'Enseres', options: enseres },
  { name: 'barrio', type: 'collection', title: 'Barrio', options: 'lista-barrios' },
  { name: 'oculta', title: 'Oculta', showIf: { field: 'dia', value: '2026-01-01' } },
  { name: 'fotos', type: 'image', title: 'Fotos' },
  { name: 'masFotos', type: 'image', title: 'Más fotos' },
  { name: 'ciudad', type: 'category', title: 'Otra', extra: true },
  { name: 'quien', type: 'census', title: 'Quién' },
  { name: 'prueba', type: 'captcha', title: 'Prueba' },
  { name: 'vacia', title: 'Vacía' },
]);
const entry = anEntry({
  body: 'Un sofá',
  tipo: 'a',
  dia: '2026-11-20',
  enseres: { kind: 'texts', texts: ['silla', 'sofa'] },
  barrio: 'b1',
  oculta: 'secreto',
  masFotos: files(aFile()),
  ciudad: 'luz',
  quien: { kind: 'census', identity: '12345678Z', secrets: ['1984'] },
  prueba: { kind: 'captcha', id: 'c', answer: '11' },
  vacia: ' ',
});

describe('the questions that a request answers', () => {
  it('are noted as the form asked them, in its order, with the choices that were chosen', () => {
    const title = { es: '¿Qué ha pasado?', va: 'Què ha passat?' };
    expect(askedFields(mailbox, entry)).toEqual([
      { name: 'body', type: 'textarea', title, extra: false, options: [] },
      {
        name: 'tipo',
        type: 'category',
        title: 'Tipo',
        extra: false,
        options: [{ value: 'a', text: 'Árbol' }],
      },
      { name: 'dia', type: 'text', mode: 'date', title: 'Día', extra: true, options: [] },
      {
        name: 'enseres',
        type: 'selectmultiple',
        title: 'Enseres',
        extra: true,
        options: [enseres[0], enseres[2]],
      },
      { name: 'barrio', type: 'collection', title: 'Barrio', extra: true, options: 'lista-barrios' },
      { name: 'masFotos', type: 'image', title: 'Más fotos', extra: true, options: [] },
      { name: 'ciudad', type: 'category', title: 'Otra', extra: true, options: [] },
    ]);
  });

  it('are none of a form that was sent empty', () => {
    expect(askedFields(mailbox, new Map())).toEqual([]);
  });

  it('lose those in extra where these answers are erased', () => {
    const names = withoutExtra(askedFields(mailbox, entry)).map(({ name }) => name);
    expect(names).toEqual(['body', 'tipo']);
  });
});

describe('an answer as texts', () => {
  it('has the words of the choices as they were, and else what was written', () => {
    expect(answerTexts({ options: enseres }, ['silla', 'otra'])).toEqual([enseres[2]?.text, 'otra']);
    expect(answerTexts({ options: enseres }, 'sofa')).toEqual([enseres[0]?.text]);
    expect(answerTexts({ options: 'lista-barrios' }, 'b1')).toEqual(['b1']);
    expect(answerTexts({ options: [] }, true)).toEqual(['true']);
    expect(answerTexts({ options: [] }, { lat: 39.4, lng: -0.3 })).toEqual(['39.4, -0.3']);
  });

  it('is of files where its question was', () => {
    const ofFiles = askedFields(mailbox, entry).filter(isOfFiles);
    expect(ofFiles.map(({ name }) => name)).toEqual(['masFotos']);
  });
});
