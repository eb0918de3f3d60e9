import { formatCount } from '#application/text/numbers.ts';
import type { TableWords } from '#ui-web/components/data-table/table-words.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The texts of tables, in the visitor's language. */
export const tableWords = ({ t, language }: Speech): TableWords => ({
  language,
  search: t('tables:search'),
  count: (found, all) =>
    found === all
      ? t('tables:count', { count: all, n: formatCount(all) })
      : t('tables:countOf', { count: all, n: formatCount(found), all: formatCount(all) }),
  empty: t('tables:empty'),
  nothingFound: t('tables:nothingFound'),
  sortBy: t('tables:sortBy'),
  unsorted: t('tables:unsorted'),
  sorted: (column, descending) => t(descending ? 'tables:down' : 'tables:up', { column }),
  group: t('tables:group'),
  ungrouped: t('tables:ungrouped'),
  groupBy: (column) => t('tables:groupBy', { column }),
  columns: t('tables:columns'),
  leftOut: (shown, all) => t('tables:leftOut', { n: formatCount(shown), all: formatCount(all) }),
  pageSize: t('tables:pageSize'),
  pages: t('tables:pages'),
  page: (page, pages) => t('tables:page', { page: formatCount(page), pages: formatCount(pages) }),
  previous: t('tables:previous'),
  next: t('tables:next'),
  untitled: t('tables:untitled'),
  filesLeftOut: (count) => t('tables:filesLeftOut', { count, n: formatCount(count) }),
  odd: (expected) => t(`tables:odd.${expected}`),
});
