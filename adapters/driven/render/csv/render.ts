import { right } from '#domain/shared/result.ts';
import { allPieces } from '../all-pieces.ts';
import type { Render } from '../render.ts';
import { flowingTablesOf } from '../tables-of.ts';
import { delimitedWriter } from './delimited-writer.ts';
import type { Separator } from './row-writer.ts';

const renderDelimited =
  (separator: Separator): Render =>
  async (content, means) => {
    const { report } = await flowingTablesOf(content, means, true);
    const writer = delimitedWriter({ separator, byteOrderMark: means.byteOrderMark });
    return right(await allPieces(writer.pieces(report)));
  };

/** The first table of a report as text separated by semicolons. */
export const renderCsv = renderDelimited(';');

/** The first table of a report as text separated by tabulators. */
export const renderTsv = renderDelimited('\t');
