import { expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { tableWords } from './table-words.ts';

it('a table with a single row has one row, also if none is found', async () => {
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
  const { count } = tableWords(speech);
  expect([count(1, 1), count(0, 1), count(1, 2)]).toEqual(['1 fila', '0 de 1 fila', '1 de 2 filas']);
});
