import { languageTag } from '#domain/shared/localized-text.ts';
import type { PageAddress } from './page-address.ts';

/** The language in which the page is rendered, and those in which the browser must render it again. */
const openingTag = ({ language, notFor }: PageAddress) =>
  `<html lang="${languageTag(language)}"${notFor.length === 0 ? '' : ` data-not-for="${notFor.join(' ')}"`}>`;

/** What the template has places for. */
export interface FilledPage {
  readonly standing: PageAddress;
  readonly headline: string;
  readonly head: string;
  /** What is after everything else in the head: after the first script and style. */
  readonly late: string;
  /** What is before everything else on the page. */
  readonly first: string;
  readonly view: string;
  readonly facts: string;
}

/** The page that the build has left, with what the server knows in its places. */
export const filledPage = (
  template: string,
  { standing, headline, head, late, first, view, facts }: FilledPage,
): string =>
  template
    .replace('<html lang="es">', () => openingTag(standing))
    .replace('<title>Concejo</title>', () => headline)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${late}</head>`)
    .replace('<div id="root"></div>', () => `${first}<div id="root">${view}</div>`)
    .replace('<!--page-facts-->', () => facts);
