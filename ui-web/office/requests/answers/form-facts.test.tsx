import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aDesk, openedRequest } from '../acting-desk.ts';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

it('answers are read under the questions as they were asked, whatever became of the form', async () => {
  // The desk of the test answers no call that reads the form.
  const asked = [
    { name: 'tipo', type: 'category', title: 'Tipo', extra: false, options: [{ value: 'a', text: 'Árbol' }] },
    {
      name: 'estorba',
      type: 'radio',
      title: '¿Estorba?',
      extra: true,
      options: [{ value: 'n', text: 'Poco' }],
    },
    { name: 'peligro', type: 'checkbox', title: 'Es peligroso', extra: true, options: [] },
    { name: 'plano', type: 'file', title: 'Plano', extra: true, options: [] },
  ] as const;
  const request = aStaffRequest({
    category: 'a',
    asked: asked.map(({ options, ...one }) => ({ ...one, options: [...options] })),
    extra: { peligro: true, estorba: 'n', plano: ['f2'] },
    files: ['f1'],
  });
  await openedRequest(aDesk([request]));
  const facts = within(screen.getByRole('complementary', { name: 'Datos de la solicitud' }));
  const terms = facts
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms.slice(0, 2)).toEqual([
    ['¿Estorba?', 'Poco'],
    ['Es peligroso', 'Sí'],
  ]);
  expect(facts.getByText('Árbol')).toBeTruthy();
  const files = facts.getAllByRole('link', { name: /Archivo/u });
  expect(files.map(({ textContent }) => textContent)).toEqual(['Archivo 1', 'Plano: Archivo 2']);
  expect(files[1]?.getAttribute('href')).toMatch(/f2$/u);
});
