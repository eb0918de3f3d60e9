import { formatCount } from '#application/text/numbers.ts';
import type { FindAmongWords } from '#ui-web/components/find-among/find-among.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** The texts of a search among many proposals or answers, in the visitor's language. */
export const findingWords = (what: 'proposal' | 'answer', { t }: Pick<Speech, 't'>): FindAmongWords => ({
  label: t(`finding:${what}`),
  ...(what === 'proposal' && { hint: t('finding:proposalHint') }),
  all: (of) => t('finding:all', { n: formatCount(of) }),
  found: (shown, of) => t('finding:found', { count: shown, n: formatCount(shown), of: formatCount(of) }),
  clear: t('finding:clear'),
  past: t('finding:past'),
});
