import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideLanguages, type GuideName, guidePictures, pictureFile } from '#ui-web/e2e/guide-pictures.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const catalogue = join(docs, '..', 'application', 'text', 'catalogue');
const textOf = (guide: GuideName, language: string) =>
  readFileSync(join(docs, 'guides', `${guide}.${language}.md`), 'utf8');

/** Every text that a screen or a command shows in a language. */
function textsIn(language: string): ReadonlySet<string> {
  const folder = join(catalogue, language);
  const files = globSync('**/*.json', { cwd: folder });
  const texts = new Set<string>();
  for (const file of files)
    JSON.parse(readFileSync(join(folder, file), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') texts.add(value);
      return value;
    });
  return texts;
}

const labelsIn = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/gsu)].map(([, label = '']) => label);
const picturesIn = (text: string) =>
  [...text.matchAll(/\]\(\.\.\/pictures\/(.+?)\)/gu)].map(([, file = '']) => file);

const guides = [...new Set(guidePictures.map(({ guide }) => guide))];

describe.each(guides.flatMap((guide) => guideLanguages.map((language) => [guide, language] as const)))(
  'the guide %s in %s',
  (guide, language) => {
    const text = textOf(guide, language);

    it('names what is on the screens by the words that are there', () => {
      const texts = textsIn(language);
      expect(labelsIn(text).filter((label) => !texts.has(label.replaceAll(/\s+/gu, ' ')))).toEqual([]);
    });

    it('shows pictures that `npm run pictures` makes, and all of them', () => {
      const shown = picturesIn(text);
      const made = guidePictures.filter((picture) => picture.guide === guide);
      expect(shown.toSorted()).toEqual(made.map(({ name }) => pictureFile(name, language)).toSorted());
      expect(shown.filter((file) => !existsSync(join(docs, 'pictures', file)))).toEqual([]);
    });
  },
);

describe('the pictures of the guides', () => {
  it('are those of the guides', () => {
    const wanted = guideLanguages.flatMap((language) =>
      guides.flatMap((guide) => picturesIn(textOf(guide, language))),
    );
    const there = readdirSync(join(docs, 'pictures', 'guide')).map((file) => `guide/${file}`);
    expect(there.toSorted()).toEqual(wanted.toSorted());
  });
});
