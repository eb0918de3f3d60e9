import { lazy, Suspense, useState } from 'react';
import { formatMoney, formatCount } from '#application/text/numbers.ts';
import {
  type FieldPath,
  type Fields,
  itemPath,
  keysOf,
  memberPath,
  orderPath,
} from '#domain/documents/fields.ts';
import { cents } from '#domain/shared/money.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import shared from '../votes.module.css';
import styles from './builder.module.css';
import { DistrictCell, NumberCell, ResetCell, TextCell } from './cells.tsx';
import { RowBody } from './row-body.tsx';
import { emptyRow, codesIn, type RowsOf, withoutRow, writtenRows } from './rows.ts';

const LatePaste = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));

interface TableProps {
  readonly rows: RowsOf;
  /** The list of the question's form, with the fields of each row. */
  readonly part: FormPart | undefined;
  /** Numbers that the type of question asks of each row. */
  readonly numbers: readonly ('amount' | 'min' | 'max')[];
  readonly withReset: boolean;
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
    <p className={shared.hint}>{t(`office-votes:together.${sum > total ? 'tooMuch' : 'fits'}`, words)}</p>
  );
}

/** What a table shows, and what its rows need. */
interface ShownTable extends TableProps {
  readonly keys: readonly string[];
  readonly titleOf: (language: Language) => string;
}

function MoreHead() {
  const { t } = useSpeech();
  return (
    <th scope="col">
      <span className="visually-hidden">{t('office-votes:column.more')}</span>
    </th>
  );
}

function HeadRow({ rows, numbers, withReset, titleOf }: ShownTable) {
  const { t } = useSpeech();
  const { columns } = useForm();
  return (
    <thead>
      <tr>
        <th scope="col">{t('office-votes:column.code')}</th>
        {columns.map((language) => (
          <th key={language} scope="col">
            {titleOf(language)}
          </th>
        ))}
        {rows.list === 'proposals' && <th scope="col">{t('office-votes:column.district')}</th>}
        {numbers.map((one) => (
          <th key={one} scope="col" className={styles.right}>
            {t(`office-votes:column.${one}`)}
          </th>
        ))}
        {withReset && <th scope="col">{t('office-votes:column.reset')}</th>}
        <MoreHead />
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly table: ShownTable;
  readonly at: number;
  readonly remove: (key: string) => void;
}

/** The text of a row in a language: one that is written once for all is that of the first. */
function LanguageCell({ path, language, label }: { path: FieldPath; language: Language; label: string }) {
  const { shown, languages } = useForm().document;
  const isWhole = typeof shown.get(path) === 'string' && language === languages[0];
  const at = isWhole ? path : memberPath(path, language);
  const isMissing = shown.get(at) === undefined && shown.get(path) === undefined;
  return (
    <td className={isMissing ? styles.missing : undefined}>
      <TextCell path={at} label={label} language={language} />
    </td>
  );
}

/** Fields that have a column. */
const inColumns = ['_id', 'text', 'title', 'amount', 'min', 'max', 'reset'];

function Row({ table, at, remove }: RowProps) {
  const { t } = useSpeech();
  const { document, columns } = useForm();
  const { rows, part, numbers, withReset, keys, titleOf } = table;
  const key = keys[at] ?? '';
  const path = itemPath(rows.list, key);
  const code = document.shown.get(memberPath(path, '_id'));
  const isTwice = codesIn(document.shown, rows.list).filter((one) => one === code).length > 1;
  const row = t('office-votes:row', { n: at + 1 });
  const about = (name: string) => `${name}, ${row}`;
  const item = part?.kind === 'list' ? part.items.find((one) => one.key === key) : undefined;
  return (
    <RowBody
      item={item?.parts.filter(
        ({ field }) => !inColumns.includes(field.name) || (field.name === 'text' && rows.text !== 'text'),
      )}
      about={row}
      width={columns.length + numbers.length + 3}
      remove={mayWrite(document, null) ? () => remove(key) : null}
    >
      <td className={isTwice ? styles.wrong : undefined}>
        <TextCell path={memberPath(path, '_id')} label={about(t('office-votes:column.code'))} />
        {isTwice && <small>{t('office-votes:twice')}</small>}
      </td>
      {columns.map((language) => (
        <LanguageCell
          key={language}
          path={memberPath(path, rows.text)}
          language={language}
          label={about(titleOf(language))}
        />
      ))}
      {rows.list === 'proposals' && (
        <td>
          <DistrictCell path={path} label={about(t('office-votes:column.district'))} />
        </td>
      )}
      {numbers.map((one) => (
        <td key={one} className={styles.right}>
          <NumberCell path={memberPath(path, one)} label={about(t(`office-votes:column.${one}`))} />
        </td>
      ))}
      {withReset && (
        <td>
          <ResetCell path={memberPath(path, 'reset')} label={about(t('office-votes:column.reset'))} />
        </td>
      )}
    </RowBody>
  );
}

/** What adds rows to a table. */
function TableActs({ rows, paste }: { readonly rows: RowsOf; readonly paste: () => void }) {
  const { t } = useSpeech();
  const { document, write, newKey } = useForm();
  const { shown, languages } = document;
  const add = () => write(writtenRows(shown, rows, [emptyRow(languages[0] ?? 'es')], newKey));
  return (
    <span className={shared.acts}>
      <OfficeButton look="outline" onClick={paste}>
        <Icon name="copy" /> {t('office-votes:paste.button')}
      </OfficeButton>
      <OfficeButton look="outline" onClick={add}>
        <Icon name="plus" /> {t('office-votes:addRow')}
      </OfficeButton>
    </span>
  );
}

/** Removing rows, and bringing the last one back. */
function useRemoving({ list }: RowsOf) {
  const { document, write } = useForm();
  const { shown } = document;
  const [removed, setRemoved] = useState<readonly WrittenField[] | null>(null);
  return {
    removed,
    remove: (key: string) => {
      const inside = `${itemPath(list, key)}/`;
      const fields = [...shown].filter(([path]) => path.startsWith(inside));
      const order = { path: orderPath(list), value: [...keysOf(shown, list)] };
      setRemoved([...fields.map(([path, value]) => ({ path, value })), order]);
      write(withoutRow(shown, list, key));
    },
    bringBack: () => {
      write(removed ?? []);
      setRemoved(null);
    },
  };
}

/** The answers or proposals of a question as a table, each text in the languages that are shown. */
export function AnswersTable(props: TableProps) {
  const { t } = useSpeech();
  const { document } = useForm();
  const [isPasting, paste] = useState(false);
  const { rows } = props;
  const { removed, remove, bringBack } = useRemoving(rows);
  const { shown, languages } = document;
  const keys = keysOf(shown, rows.list);
  const name = t(`office-votes:list.${rows.list}`);
  const column = t(`office-votes:column.${rows.text}`);
  const titleOf = (language: Language) =>
    languages.length > 1 ? `${column} (${t(`office-documents:language.${language}`)})` : column;
  const table = { ...props, keys, titleOf };
  return (
    <div className={styles.rows}>
      <div className={styles.tableHead}>
        <h3>{`${name} · ${formatCount(keys.length)}`}</h3>
        {mayWrite(document, null) && <TableActs rows={rows} paste={() => paste(true)} />}
      </div>
      {keys.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
          <table>
            <HeadRow {...table} />
            {keys.map((key, at) => (
              <Row key={key} {...{ table, at, remove }} />
            ))}
          </table>
        </div>
      )}
      {removed !== null && (
        <p role="status">
          {t('office-documents:removed')}{' '}
          <OfficeButton look="text" onClick={bringBack}>
            {t('office-documents:bringBack')}
          </OfficeButton>
        </p>
      )}
      {rows.list === 'proposals' && <TogetherWords shown={shown} list={rows.list} />}
      <Suspense>{isPasting && <LatePaste rows={rows} close={() => paste(false)} />}</Suspense>
    </div>
  );
}
