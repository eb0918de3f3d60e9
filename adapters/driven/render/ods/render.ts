import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';
import { olderWorkbookWriter } from '../sheets/older-workbooks.ts';
import { tablesOf } from '../tables-of.ts';

/** A report as an OpenDocument spreadsheet. */
export const renderOds: Render = async (content, means) => {
  const { report, wording } = await tablesOf(content, means);
  return right(await olderWorkbookWriter('ods', wording).write(report));
};
