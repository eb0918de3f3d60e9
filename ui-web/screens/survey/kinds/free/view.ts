import { formatCount } from '#application/text/numbers.ts';
import { lengthOf } from '#domain/voting/kinds/free/text.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import type { QuestionOf } from '../question-of.ts';

export interface FreeView {
  readonly kind: 'free';
  readonly text: string;
  readonly rows: number;
  /** How many characters are left. Shown while there are any. */
  readonly counter: string | null;
  /** How many are too many. Nothing is cut. */
  readonly error: string | null;
}

export function freeView(
  { raw }: QuestionState,
  { longest, rows = 3 }: QuestionOf<'free'>,
  { t }: Speech,
): FreeView {
  const text = typeof raw === 'string' ? raw : '';
  // Counted as it is sent: without spaces around it, and with runs of spaces inside as one.
  const left = longest - lengthOf(text.replaceAll(/\s+/gu, ' ').trim());
  const n = formatCount(Math.abs(left));
  return {
    kind: 'free',
    text,
    rows,
    counter: left < 0 ? null : t('survey:free.left', { count: left, n }),
    error: left < 0 ? t('survey:free.over', { count: -left, n, most: formatCount(longest) }) : null,
  };
}
