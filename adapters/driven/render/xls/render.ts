import { right } from '#domain/shared/result.ts';
import { allPieces } from '../all-pieces.ts';
import type { Render } from '../render.ts';
import { flowingTablesOf } from '../tables-of.ts';
import { binaryWorkbook } from './binary/binary-workbook.ts';

/** A report as a workbook of Excel before 2007. */
export const renderXls: Render = async (content, means) => {
  const { report, wording } = await flowingTablesOf(content, means);
  return right(await allPieces(binaryWorkbook(wording).pieces(report)));
};
