import { importTable } from '#domain/imports/layouts/layouts.ts';
import { useSpeech } from '#ui-web/speech.ts';
import tables from '../payments/table.module.css';
import styles from './imports.module.css';
import type { ImportsProps, LookProps } from './imports-props.ts';
import type { ImportLook } from './table-calls.ts';

/** The columns of the file and what each is taken for; those that were not recognised can be named. */
export function ColumnsTable({ look, state, presenter }: LookProps) {
  const { t } = useSpeech();
  const { layout } = state.said;
  const nameOf = (name: string) => t(`office-imports:columns.${layout}.${name}`);
  // Exports have many columns that nobody needs: they are in the way only if one of them may be meant.
  const isProbable = look.unknown.some(({ suggestion }) => suggestion !== null);
  return (
    <details className={styles.columns} open={look.missing.length > 0 || isProbable}>
      <summary>
        {t('office-imports:columnsTitle')}
        {look.unknown.length > 0 && ` (${t('office-imports:unused', { count: look.unknown.length })})`}
      </summary>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('office-imports:col.inFile')}</th>
            <th scope="col">{t('office-imports:col.is')}</th>
          </tr>
        </thead>
        <tbody>
          {look.columns.map(({ name, letters, header }) => (
            <tr key={letters}>
              <th scope="row">
                {letters} · {header}
              </th>
              <td data-label={t('office-imports:col.is')}>{nameOf(name)}</td>
            </tr>
          ))}
          {look.unknown.map((column) => (
            <UnknownColumn key={column.letters} column={column} state={state} presenter={presenter} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface UnknownProps extends ImportsProps {
  readonly column: ImportLook['unknown'][number];
}

/** A column that was not recognised, and what a person may say that it is. */
function UnknownColumn({ column, state, presenter }: UnknownProps) {
  const { t } = useSpeech();
  const { layout, columns } = state.said;
  const { place, letters, header, suggestion } = column;
  const nameOf = (name: string) => t(`office-imports:columns.${layout}.${name}`);
  return (
    <tr>
      <th scope="row">
        {letters} · {header}
      </th>
      <td data-label={t('office-imports:col.is')}>
        <span className={styles.naming}>
          <select
            aria-label={`${letters} · ${header}`}
            value=""
            onChange={({ target }) =>
              void presenter.refine({ columns: { ...columns, [place]: target.value } })
            }
          >
            <option value="">{t('office-imports:notUsed')}</option>
            {(importTable(layout)?.columns ?? []).map(({ name }) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
          {suggestion !== null && <small>{t('office-imports:maybe', { name: nameOf(suggestion) })}</small>}
        </span>
      </td>
    </tr>
  );
}
