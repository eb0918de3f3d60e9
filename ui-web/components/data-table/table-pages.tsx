import { type PageSize, pageSizes } from '#domain/tables/pages.ts';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/select-field.tsx';
import styles from './data-table.module.css';
import type { TableWords } from './table-words.ts';

interface TablePagesProps {
  readonly page: number;
  readonly pages: number;
  readonly size: PageSize;
  readonly onTurn: (page: number) => void;
  readonly onSize: (size: PageSize) => void;
  readonly words: TableWords;
}

/** The pages of a table: the present one, the one before, the next, and how many rows each has. */
export const TablePages = ({ page, pages, size, onTurn, onSize, words }: TablePagesProps) => (
  <div className={styles.pages}>
    <nav aria-label={words.pages}>
      <Button
        look="outline"
        size="short"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onTurn(page - 1)}
      >
        {words.previous}
      </Button>
      <span className="figure">{words.page(page, pages)}</span>
      <Button
        look="outline"
        size="short"
        aria-disabled={page >= pages}
        onClick={() => page < pages && onTurn(page + 1)}
      >
        {words.next}
      </Button>
    </nav>
    <SelectField
      label={words.pageSize}
      value={String(size)}
      options={pageSizes.map((each) => ({ value: String(each), text: String(each) }))}
      onChange={(value) => onSize(Number(value) as PageSize)}
    />
  </div>
);
