import { expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { loadDoorTexts } from './door-speech.ts';

const textsIn = (texts: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${before}${name}`, text]] : textsIn(text as object, `${before}${name}.`),
  );
const valuesIn = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).toSorted().join();

it('every text of the door is there in each language, with the same values', async () => {
  const shapeOf = async (language: (typeof languages)[number]) =>
    Object.fromEntries(textsIn(await loadDoorTexts(language)).map(([name, text]) => [name, valuesIn(text)]));
  const spanish = await shapeOf('es');
  for (const language of languages) expect(await shapeOf(language)).toEqual(spanish);
});
