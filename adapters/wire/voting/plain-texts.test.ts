import { expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readSurvey } from './survey.ts';

it('the plain texts of a survey are read without the marks of a page, and what only looks like one stays', () => {
  const read = readSurvey(
    {
      _id: 's',
      displayType: 'yesNo',
      title: { es: '¿Más <b>sombra</b>?', va: 'Més ombra?' },
      description: '<p>Plaza &amp; mercado</p>',
      section: '<em>Calles</em>',
      census: true,
      censusMessage: { es: 'Código<br>de la carta' },
      censusQuestions: ['<p>Año</p>', '<p></p>'],
      answers: [{ _id: 'a', text: '<strong>Sí</strong>', description: '2 < 3 y A&B' }],
    },
    'Europe/Madrid',
  );
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  expect(read.right).toMatchObject({
    title: { es: '¿Más sombra?', va: 'Més ombra?' },
    description: 'Plaza & mercado',
    section: 'Calles',
    censusMessage: { es: 'Código de la carta' },
    censusQuestions: ['Año'],
    question: { answers: [{ text: 'Sí', description: '2 < 3 y A&B' }] },
  });
});
