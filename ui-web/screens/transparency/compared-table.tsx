import { classNames } from '#ui-web/components/class-names.ts';
import scroll from '#ui-web/components/data-table/scroll-edges.module.css';
import { textOf, langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ComparedView } from './compared-view.ts';
import styles from './screen.module.css';

const frame = classNames(styles.frame, scroll.always);

/** Indexes and years side by side: counts with their shares, sections below each index. */
export function ComparedTable({ years, rows }: ComparedView) {
  const { t } = useSpeech();
  return (
    // A wide table is scrolled sideways within its own frame, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by keyboard
    <div className={frame} role="group" aria-labelledby="compared" tabIndex={0}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('transparency:compared.index')}</th>
            <th scope="col">{t('transparency:now')}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, isWhole, cells }) => (
            <tr key={key} className={isWhole ? styles.whole : undefined}>
              <th scope="row" lang={langOf(title)}>
                {textOf(title)}
              </th>
              {cells.map((cell, at) => (
                <td key={`${key} ${years[at - 1] ?? 'now'}`}>
                  {cell === null ? (
                    <span className="note">{t('transparency:compared.unknown')}</span>
                  ) : (
                    <>
                      <b>{cell.count}</b> <small>{cell.share}</small>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
