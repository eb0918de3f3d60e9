import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { flowingTablesOf } from '../tables-of.ts';
import { streamedWorkbook } from './streamed/streamed-workbook.ts';

/** A report as a workbook, written while its rows are read. */
export const renderXlsx: Render = async (content, means) => {
  const { report, wording } = await flowingTablesOf(content, means);
  return right(await streamedWorkbook(wording).write(report));
};
