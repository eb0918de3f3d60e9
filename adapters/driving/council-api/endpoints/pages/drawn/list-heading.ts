import { findIn } from '#adapters/driven/texts/text-files.ts';
import type { PageHeading } from '#application/content/page-heading.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** Where a screen has its words: the file of its texts, and in it the keys of its title and its lead. */
interface HeadingWords {
  readonly file: string;
  readonly title: string;
  readonly lead?: string;
}

/** Pages that begin with words of the product, whatever a council wrote. */
const words: Readonly<Partial<Record<PortalPlace['kind'], HeadingWords>>> = {
  processes: { file: 'process', title: 'list' },
  proposals: { file: 'proposals', title: 'list', lead: 'lead' },
  news: { file: 'article', title: 'news' },
  subsidies: { file: 'subsidies', title: 'title', lead: 'lead' },
  requests: { file: 'request', title: 'mine.title' },
  following: { file: 'follow', title: 'title' },
  pocket: { file: 'pocket', title: 'title', lead: 'lead' },
};

/** What a list, or the pocket, begins with before its screen is there, as the screen says it; null for any other page. */
export function listHeading({ kind }: PortalPlace, language: Language): PageHeading | null {
  const of = words[kind];
  if (of === undefined) return null;
  const find = findIn(language, () => `screens/${of.file}`);
  const said = (key: string | undefined) => ({ text: (key && find(key)) ?? '', lang: null });
  return { title: said(of.title), lead: said(of.lead) };
}
