import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { saidTexts } from '../../.config/said-texts.ts';
import { loadTexts } from './languages.ts';
import { texted } from './plain-speaker.ts';
import { stocks } from './stock.ts';

type Texts = Readonly<Record<string, unknown>>;
const files = saidTexts();
const textsOf = (language: string, stock: string): Readonly<Record<string, Texts>> =>
  JSON.parse(
    /^export const texts = (?<json>.*);$/su.exec(files.get(`${language}-${stock}`)?.trim() ?? '')?.[1] ?? '',
  );

/** The keys of all texts, each with its place. */
const keysOf = (texts: Texts, at = ''): readonly string[] =>
  Object.entries(texts).flatMap(([name, words]) =>
    typeof words === 'object' ? keysOf(words as Texts, `${at}${name}.`) : [at + name],
  );

describe('the texts of one screen', () => {
  it.each(languages)('are some of those of the later pages, in %s', async (language) => {
    const later = (await loadTexts(language, 'later')) as Readonly<Record<string, Texts>>;
    for (const stock of stocks) {
      const own = Object.entries(textsOf(language, stock));
      expect(own.length, stock).toBeGreaterThan(0);
      for (const [namespace, texts] of own) expect(later[namespace]).toMatchObject(texts);
    }
  });

  it.each(stocks)('are the same in all languages, in %s', (stock) => {
    const spanish = textsOf('es', stock);
    for (const language of languages)
      expect(Object.keys(textsOf(language, stock))).toEqual(Object.keys(spanish));
  });

  it('are what its sources say, and nothing that is said behind it', () => {
    const keys = keysOf(textsOf('es', 'tickets'));
    expect(keys).toContain('tickets.title');
    expect(keys).not.toContain('tickets.seats.title');
    expect(keysOf(textsOf('es', 'tickets-parts')).length).toBeGreaterThan(keys.length);
    // The plan of a hall takes the words of the page that shows it.
    expect(keysOf(textsOf('es', 'tickets-parts'))).toContain('tickets.seats.seat.wheelchair');
    // Names that a page asks for as a whole, and keys of which the source writes the beginning alone.
    expect(keysOf(textsOf('es', 'associations'))).toContain('association-types.Comercio');
    const headings = keysOf(textsOf('es', 'showcase')).filter((key) => key.startsWith('vouchers.heading.'));
    expect(headings.length).toBeGreaterThan(3);
    // A notice above a page brings two sentences, and not the texts of all pages.
    expect(Object.keys(textsOf('es', 'notices'))).toEqual(['offline']);
    expect(keysOf(textsOf('es', 'notices'))).toContain('offline.asking');
  });

  it('come beside those of another screen that says parts of the same group', () => {
    const speaker = texted();
    speaker.learn('es', { vouchers: { failure: { over: 'uno' } } });
    speaker.learn('es', { vouchers: { failure: { busy: 'dos' }, title: 'tres' } });
    const t = speaker.t('es');
    expect([t('vouchers:failure.over'), t('vouchers:failure.busy'), t('vouchers:title')]).toEqual([
      'uno',
      'dos',
      'tres',
    ]);
  });
});
