import { formatCount } from '#application/text/numbers.ts';
import type { PageEntry } from '#ui-web/components/pagination/pagination.tsx';
import type { Speech } from '#ui-web/speech.ts';

/**
 * Which page the address asks for, from 1; 1 if it names no valid number. Four digits are more pages than a list has,
 * and the offset of such a page (12 a page) is still a number that councils accept.
 */
export function pageOf(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/u.test(asked) ? Number(asked) : 1;
}

/** How many pages a list has; an empty list has one. */
export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** First, last, the current page and its neighbours. */
const isShown = (page: number, current: number, count: number) =>
  page === 1 || page === count || Math.abs(page - current) <= 1;

/** The pages of a list as links: numbers, with a gap where some are left out. Null for a single page. */
export function pagination(current: number, count: number, path: string, { t }: Speech) {
  if (count < 2) return null;
  const joint = path.includes('?') ? '&' : '?';
  const href = (page: number) => (page === 1 ? path : `${path}${joint}page=${page}`);
  const pages: PageEntry[] = [];
  for (let page = 1; page <= count; page += 1) {
    const n = formatCount(page);
    if (isShown(page, current, count)) {
      pages.push({
        kind: 'page',
        href: href(page),
        text: n,
        label: t('shell:pages.page', { n }),
        current: page === current,
      });
    } else if (pages.at(-1)?.kind === 'page') pages.push({ kind: 'gap' });
  }
  return {
    label: t('shell:pages.label'),
    pages,
    ...(current > 1 && { previous: { href: href(current - 1), text: t('shell:pages.previous') } }),
    ...(current < count && { next: { href: href(current + 1), text: t('shell:pages.next') } }),
  };
}
