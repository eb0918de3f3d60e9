import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { tablesOf } from '../tables-of.ts';
import { delimitedWriter } from './delimited-writer.ts';
import type { Separator } from './row-writer.ts';

const renderDelimited =
  (separator: Separator): Render =>
  async (content, means) => {
    const { report } = await tablesOf(content, means, true);
    return right(await delimitedWriter({ separator, byteOrderMark: means.byteOrderMark }).write(report));
  };

/** The first table of a report as text separated by semicolons. */
export const renderCsv = renderDelimited(';');

/** The first table of a report as text separated by tabulators. */
export const renderTsv = renderDelimited('\t');
