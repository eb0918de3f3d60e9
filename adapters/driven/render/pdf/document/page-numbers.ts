import { brokenLines } from './broken-lines.ts';
import { type Cursor, faint, margin, setLook } from './page.ts';

/** The number of every page, and the title, at its foot. */
export function numberPages(
  cursor: Cursor,
  title: string,
  ofAll: (part: number, all: number) => string,
): void {
  const { document, structure } = cursor;
  const pages = document.getNumberOfPages();
  const { pageSize } = document.internal;
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    setLook(cursor, { size: 8, colour: faint });
    const foot = pageSize.getHeight() - margin.bottom / 2;
    const number = ofAll(page, pages);
    const right = pageSize.getWidth() - margin.side;
    structure.open(null);
    document.text(number, right, foot, { align: 'right' });
    const room = right - margin.side - document.getTextWidth(number) - 24;
    const [start = ''] = brokenLines(title, room, (words) => document.getTextWidth(words));
    document.text(start, margin.side, foot);
    structure.close();
  }
}
