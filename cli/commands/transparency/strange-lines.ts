import { textFor } from '#domain/shared/localized-text.ts';
import type { IndexCount } from '#domain/transparency/count-points.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/** Entries in lists of points that are not points of the index: otherwise they would go unnoticed. */
export const strangeLines = ({ strange }: IndexCount, { say, locale }: CommandContext): readonly string[] =>
  strange.map(({ article, found }) => {
    const title = printable(textFor(article.title, locale, 'es').text);
    const line = say('warning.strangePoint', { title, found: printable(found) });
    return `${say('label.warning')} ${line}`;
  });
