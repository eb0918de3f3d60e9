import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { type FieldPath, type Fields, itemPath, memberPath } from '#domain/documents/fields.ts';
import { cents } from '#domain/shared/money.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../votes.module.css';
import { blankRow, codesIn, keysOf, type RowsOf, withoutRow, writtenRows } from './rows.ts';

const LatePaste = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));

interface TableProps {
  readonly rows: RowsOf;
  /** The list of the question's form, with the fields of each row. */
  readonly part: FormPart | undefined;
  /** Numbers that the type of question asks of each row. */
  readonly numbers: readonly ('amount' | 'min' | 'max')[];
  readonly withReset: boolean;
}

/** A text of a row, as a cell. */
function TextCell({ path, label, language }: { path: FieldPath; label: string; language?: Language }) {
  const { t } = useSpeech();
  const { document, write, goTo } = useForm();
  const value = document.shown.get(path);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isMissing = text === '' && language !== undefined;
  return (
    <textarea
      rows={1}
      aria-label={label}
      placeholder={isMissing ? t('office-votes:missing') : undefined}
      value={text}
      lang={language && languageTag(language)}
      readOnly={!mayWrite(document, language ?? null)}
      onFocus={() => goTo(path)}
      onChange={(event) => {
        const next = event.target.value.replaceAll(/[\r\n]+/gu, ' ');
        write([{ path, value: next === '' ? undefined : next }]);
      }}
    />
  );
}

/** A number of a row; what is none stays in the cell and is not stored. */
function NumberCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document, write } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  const value = document.shown.get(path);
  const text =
    typed ?? (typeof value === 'number' || typeof value === 'string' ? String(value).replace('.', ',') : '');
  const read = (line: string) =>
    /^\d+(?:[.,]\d{1,2})?$/u.test(line.trim()) ? Number(line.trim().replace(',', '.')) : null;
  const isWrong = text.trim() !== '' && read(text) === null;
  return (
    <input
      inputMode="decimal"
      className={styles.number}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text}
      readOnly={!mayWrite(document, null)}
      onBlur={() => !isWrong && setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = read(event.target.value);
        if (event.target.value.trim() === '') write([{ path, value: undefined }]);
        else if (number !== null) write([{ path, value: number }]);
      }}
    />
  );
}

function ResetCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document, write } = useForm();
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={document.shown.get(path) === true}
      disabled={!mayWrite(document, null)}
      onChange={(event) => write([{ path, value: event.target.checked ? true : undefined }])}
    />
  );
}

/** How much all proposals cost together. */
function TogetherWords({ shown, list }: { readonly shown: Fields; readonly list: string }) {
  const { t } = useSpeech();
  const total = Number(shown.get('totalAmount') ?? 0);
  const sum = keysOf(shown, list).reduce(
    (before, key) => before + Number(shown.get(memberPath(itemPath(list, key), 'amount')) ?? 0),
    0,
  );
  const words = {
    sum: formatMoney(cents(Math.round(sum * 100))),
    total: formatMoney(cents(Math.round(total * 100))),
  };
  return (
    <p className={styles.hint}>{t(`office-votes:together.${sum > total ? 'tooMuch' : 'fits'}`, words)}</p>
  );
}

/** The answers or proposals of a question as a table, each text in the languages that are shown. */
export function AnswersTable({ rows, part, numbers, withReset }: TableProps) {
  const { t } = useSpeech();
  const { document, columns, write, newKey } = useForm();
  const [removed, setRemoved] = useState<readonly WrittenField[] | null>(null);
  const [isPasting, paste] = useState(false);
  const { shown, languages } = document;
  const { list, text } = rows;
  const keys = keysOf(shown, list);
  const mayChange = mayWrite(document, null);
  const codes = codesIn(shown, list);
  const titleOf = (language: Language) =>
    `${t(`office-votes:column.${text}`)}${languages.length > 1 ? ` (${t(`office-documents:language.${language}`)})` : ''}`;
  const remove = (key: string) => {
    const inside = `${itemPath(list, key)}/`;
    const fields = [...shown].filter(([path]) => path.startsWith(inside));
    setRemoved([
      ...fields.map(([path, value]) => ({ path, value })),
      { path: `${list}/@`, value: [...keys] },
    ]);
    write(withoutRow(shown, list, key));
  };
  return (
    <section className={styles.rows} aria-label={t(`office-votes:list.${list}`)}>
      <div className={styles.tableHead}>
        <h3>
          {t(`office-votes:list.${list}`)} · {keys.length}
        </h3>
        {mayChange && (
          <span className={styles.acts}>
            <OfficeButton look="outline" onClick={() => paste(true)}>
              <Icon name="copy" /> {t('office-votes:paste.button')}
            </OfficeButton>
            <OfficeButton
              look="outline"
              onClick={() => write(writtenRows(shown, rows, [blankRow(languages[0] ?? 'es')], newKey))}
            >
              <Icon name="plus" /> {t('office-votes:addRow')}
            </OfficeButton>
          </span>
        )}
      </div>
      {keys.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(`office-votes:list.${list}`)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('office-votes:column.code')}</th>
                {columns.map((language) => (
                  <th key={language} scope="col">
                    {titleOf(language)}
                  </th>
                ))}
                {list === 'proposals' && <th scope="col">{t('office-votes:column.district')}</th>}
                {numbers.map((one) => (
                  <th key={one} scope="col" className={styles.right}>
                    {t(`office-votes:column.${one}`)}
                  </th>
                ))}
                {withReset && <th scope="col">{t('office-votes:column.reset')}</th>}
                <th scope="col">
                  <span className="visually-hidden">{t('office-votes:column.more')}</span>
                </th>
              </tr>
            </thead>
            {keys.map((key, n) => {
              const path = itemPath(list, key);
              const code = String(shown.get(memberPath(path, '_id')) ?? '');
              const isTwice = codes.filter((one) => one === code).length > 1;
              const about = (name: string) => `${name}, ${t('office-votes:row', { n: n + 1 })}`;
              const item = part?.kind === 'list' ? part.items.find((one) => one.key === key) : undefined;
              return (
                <RowBody
                  key={key}
                  item={item?.parts.filter(
                    ({ field }) => ![text, '_id', 'amount', 'min', 'max', 'reset'].includes(field.name),
                  )}
                  about={t('office-votes:row', { n: n + 1 })}
                  width={
                    columns.length + numbers.length + (list === 'proposals' ? 2 : 1) + (withReset ? 1 : 0)
                  }
                  remove={mayChange ? () => remove(key) : null}
                >
                  <td className={isTwice ? styles.wrong : undefined}>
                    <TextCell path={memberPath(path, '_id')} label={about(t('office-votes:column.code'))} />
                    {isTwice && <small>{t('office-votes:twice')}</small>}
                  </td>
                  {columns.map((language) => {
                    const whole = memberPath(path, text);
                    const isWhole = typeof shown.get(whole) === 'string' && language === languages[0];
                    const at = isWhole ? whole : memberPath(whole, language);
                    const isMissing = shown.get(at) === undefined && shown.get(whole) === undefined;
                    return (
                      <td key={language} className={isMissing ? styles.missing : undefined}>
                        <TextCell path={at} label={about(titleOf(language))} language={language} />
                      </td>
                    );
                  })}
                  {list === 'proposals' && (
                    <td>
                      <DistrictCell path={path} label={about(t('office-votes:column.district'))} />
                    </td>
                  )}
                  {numbers.map((one) => (
                    <td key={one} className={styles.right}>
                      <NumberCell
                        path={memberPath(path, one)}
                        label={about(t(`office-votes:column.${one}`))}
                      />
                    </td>
                  ))}
                  {withReset && (
                    <td>
                      <ResetCell
                        path={memberPath(path, 'reset')}
                        label={about(t('office-votes:column.reset'))}
                      />
                    </td>
                  )}
                </RowBody>
              );
            })}
          </table>
        </div>
      )}
      {removed !== null && (
        <p role="status">
          {t('office-documents:removed')}{' '}
          <OfficeButton
            look="text"
            onClick={() => {
              write(removed);
              setRemoved(null);
            }}
          >
            {t('office-documents:bringBack')}
          </OfficeButton>
        </p>
      )}
      {list === 'proposals' && <TogetherWords shown={shown} list={list} />}
      <Suspense>{isPasting && <LatePaste rows={rows} close={() => paste(false)} />}</Suspense>
    </section>
  );
}

/** The district of a proposal: one name, or the name in the first language. */
function DistrictCell({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  const { document } = useForm();
  const whole = memberPath(memberPath(path, 'data'), 'barrio');
  const own = memberPath(whole, document.languages[0] ?? 'es');
  return <TextCell path={document.shown.has(own) ? own : whole} label={label} />;
}

interface RowBodyProps {
  readonly children: React.ReactNode;
  /** The other fields of the row. */
  readonly item: readonly FormPart[] | undefined;
  readonly about: string;
  readonly width: number;
  readonly remove: (() => void) | null;
}

/** A row, and below it its other fields if they are asked for. */
function RowBody({ children, item, about, width, remove }: RowBodyProps) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  return (
    <tbody>
      <tr>
        {children}
        <td className={styles.rowActs}>
          {item !== undefined && (
            <button
              type="button"
              className={styles.move}
              aria-expanded={isOpen}
              aria-label={`${t('office-votes:column.more')}, ${about}`}
              onClick={() => open(!isOpen)}
            >
              <Icon name={isOpen ? 'minus' : 'plus'} />
            </button>
          )}
          {remove !== null && (
            <button
              type="button"
              className={styles.move}
              aria-label={`${t('office-documents:remove')}, ${about}`}
              onClick={remove}
            >
              <Icon name="cross" />
            </button>
          )}
        </td>
      </tr>
      {isOpen && item !== undefined && (
        <tr>
          <td colSpan={width + 1} className={styles.more}>
            <FormParts parts={item} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
