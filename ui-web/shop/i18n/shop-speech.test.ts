import { expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { shopHeadings } from '#domain/vouchers/shops/shop-headings.ts';
import { loadDeskTexts, loadShopTexts, shopSpeech } from './shop-speech.ts';

const namesIn = (texts: object, before = ''): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${before}${name}`] : namesIn(text as object, `${before}${name}.`),
  );
const valuesIn = (text: unknown) => (String(text).match(/\{\{\w+\}\}/gu) ?? []).toSorted().join();
const textAt = (texts: object, name: string) =>
  name.split('.').reduce<unknown>((part, one) => (part as Record<string, unknown>)[one], texts);

it.each([
  ['of the till', loadShopTexts],
  ['beside the till', loadDeskTexts],
])('every text %s is there in each language, with the same values', async (_, load) => {
  const spanish = await load('es');
  const names = namesIn(spanish).toSorted();
  for (const language of languages) {
    const texts = await load(language);
    expect(namesIn(texts).toSorted()).toEqual(names);
    for (const name of names)
      expect([language, name, valuesIn(textAt(texts, name))]).toEqual([
        language,
        name,
        valuesIn(textAt(spanish, name)),
      ]);
  }
});

it('a text has its values, its plural form and, if it is missing, its key', async () => {
  const { t, said, later } = await shopSpeech('va', 'es');
  expect(t('shop:choose.left', { count: 1, minimum: '10,00 €' })).toBe(
    'Queda 1 validació · compra mínima, 10,00 €',
  );
  expect(t('shop:choose.left', { count: 3, minimum: '10,00 €' })).toContain('Queden 3 validacions');
  expect(t('shop:choose.left', { count: 1234, minimum: '' })).toContain('Queden 1.234 validacions');
  expect(t('shop:none')).toBe('⟦shop:none⟧');
  expect(said({ va: 'Forn' }).text).toBe('Forn');
  expect(t('shop-desk:payments.title')).toContain('⟦');
  await later();
  expect(t('shop-desk:payments.title')).toBe('El que t’hem pagat');
  for (const heading of shopHeadings) expect(t(`shop-desk:heading.${heading}`)).not.toContain('⟦');
});

it('the words of the specification are literal', async () => {
  const { t } = await shopSpeech('es', 'es');
  const literal = [
    'shop:door.refused',
    'shop:scan.failed',
    'shop:proof.noTicket',
    'shop:price.missing',
    'shop:proof.notMember',
  ];
  expect(literal.map((key) => t(key))).toEqual([
    'Debes autenticarte como comercio autorizado',
    'Ha ocurrido un error al leer bono',
    'Tienes que adjuntar el ticket',
    'Tienes que introducir el precio',
    'El DNI no se encuentra en el registro de socios',
  ]);
});
