import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { tablesOf } from '../tables-of.ts';
import { binaryWorkbook } from './binary/binary-workbook.ts';

/** A report as a workbook of Excel before 2007. */
export const renderXls: Render = async (content, means) => {
  const { report, wording } = await tablesOf(content, means);
  return right(await binaryWorkbook(wording).write(report));
};
