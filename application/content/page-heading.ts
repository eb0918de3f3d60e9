import { plainSummary } from '#domain/content/plain-summary.ts';
import { type FoundText, type Language, textFor } from '#domain/shared/localized-text.ts';
import type { PageSubject } from './page-description.ts';

/** What a page begins with before its screen is there: its title and, in plain words, what it is about, which may be empty. */
export interface PageHeading {
  readonly title: FoundText;
  readonly lead: FoundText;
}

/** The most letters of a lead. */
const most = 300;

/** The heading of a page that shows one document, as its council wrote it; null if it shows none, or one without a title. */
export function pageHeading(
  { site, process, article, proposal, node, named, form }: Omit<PageSubject, 'place' | 'town' | 'menu'>,
  language: Language,
): PageHeading | null {
  const shown = process ?? article ?? proposal ?? node ?? form ?? named;
  const said = (text: Parameters<typeof textFor>[0]) =>
    textFor(text, language, site?.defaultLanguage ?? language);
  const title = said(shown?.title);
  if (title.text.trim() === '') return null;
  const lead = said((process ?? article ?? node)?.lead ?? form?.body ?? named?.summary);
  return { title, lead: { ...lead, text: plainSummary(lead.text, most) } };
}
