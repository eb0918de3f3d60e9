import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const query = '?home';

/**
 * Texts of a front-end's home in a file of their own (`ui-web/i18n/stocks.ts`), though the file of all later texts has
 * them too: `*.json?home` is a module beside `*.json`. With a query the builder does not know JSON.
 */
export const homeTexts: Plugin = {
  name: 'home-texts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.json${query}`)) return null;
    const words: unknown = JSON.parse(readFileSync(id.slice(0, -query.length), 'utf8'));
    return { code: `export default ${JSON.stringify(words)};`, moduleType: 'js' };
  },
};
