import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '#adapters/wire/refusals.ts';
import literal from './literal-texts.json' with { type: 'json' };

/** The texts of screens are nested. */
type Tree = { readonly [key: string]: string | Tree };

/** `screens/survey:dialog.send`, or `api:censusInvalid`. */
function textAt(place: string, language: string): string | Tree | undefined {
  const [file = '', key = ''] = place.split(':');
  if (file === 'api') return Object.entries(refusals).find(([tag]) => tag === key)?.[1].message;
  const path = join(import.meta.dirname, language, `${file}.json`);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Tree;
  if (key in texts) return texts[key];
  return key
    .split('.')
    .reduce<string | Tree | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      texts,
    );
}

/** Whether a sentence begins with a capital and ends with a full stop is not the specification's. */
const bare = (text: unknown) => String(text).toLowerCase().replace(/\.$/u, '');

describe('the texts that the specification fixes', () => {
  it.each(literal)('"$text" ($specification) is used as it is', ({ text, language, usedIn, wholeText }) => {
    for (const place of usedIn) {
      const said = bare(textAt(place, language));
      expect(wholeText ? said : said.slice(0, text.length), place).toBe(bare(text));
    }
  });
});
