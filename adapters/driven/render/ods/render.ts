import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { flowingTablesOf } from '../tables-of.ts';
import { openDocumentWorkbook } from './open-document-workbook.ts';

/** A report as an OpenDocument spreadsheet. */
export const renderOds: Render = async (content, means) => {
  const { report, wording } = await flowingTablesOf(content, means);
  return right(await openDocumentWorkbook(wording).write(report));
};
