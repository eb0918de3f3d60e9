import { useSpeech } from '#ui-web/speech.ts';
import type { FigureRow } from './figures-view.ts';
import { RuleHeads } from './rule-heads.tsx';
import styles from './tables.module.css';
import type { RuleView } from './view-model.ts';

interface FiguresTableProps {
  readonly rows: readonly FigureRow[];
  readonly rules: readonly RuleView[];
}

/** The figures of each rule, one row for each measure. */
export function FiguresTable({ rows, rules }: FiguresTableProps) {
  const { t } = useSpeech();
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <caption>{t('comparison:figures.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('comparison:figures.measure')}</th>
          <RuleHeads rules={rules} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ measure, cells }) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            {cells.map(({ value, detail }, at) => (
              <td key={rules[at]?.letter} className={styles.mark}>
                <b aria-hidden="true">{rules[at]?.letter}</b>
                {value}
                {detail !== undefined && <small>{detail}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
