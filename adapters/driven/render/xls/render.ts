import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { olderWorkbookWriter } from '../sheets/older-workbooks.ts';
import { tablesOf } from '../tables-of.ts';

/** A report as a workbook of Excel before 2007. */
export const renderXls: Render = async (content, means) => {
  const { report, wording } = await tablesOf(content, means);
  return right(await olderWorkbookWriter('xls', wording).write(report));
};
