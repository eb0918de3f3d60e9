import { lazy, Suspense, useRef } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import builderStyles from './builder.module.css';
import styles from './entries.module.css';
import { useBuilder } from './builder-place.ts';
import { useEntryFacts, useEntryTitle } from './entry-words.ts';
import { useEntries } from './use-entries.ts';

const LateSorting = lazy(async () => ({
  default: (await import('#ui-web/components/ranked-list/sortable-rows.tsx')).SortableRows,
}));

interface EntryListProps {
  readonly list: FieldPath;
  readonly entries: readonly BuiltEntry[];
  /** Entries can be dragged among the lists of one group. */
  readonly group: string;
  readonly label: string;
}

/** Entries in their order. Those of a page or a group can be dragged out of it, and others into it. */
export function EntryList({ list, entries, group, label }: EntryListProps) {
  const rows = useRef<HTMLOListElement>(null);
  const { mayChange } = useBuilder();
  const { moveTo } = useEntries();
  return (
    <>
      <ol role="list" ref={rows} className={styles.entries} aria-label={label}>
        {entries.map((entry) => (
          <EntryRow key={entry.path} entry={entry} group={group} />
        ))}
      </ol>
      {mayChange && (
        <Suspense>
          <LateSorting
            list={rows}
            ids={entries.map(({ path }) => path)}
            group={group}
            onMove={(path, at) => moveTo(path, { list, at })}
          />
        </Suspense>
      )}
    </>
  );
}

interface EntryRowProps {
  readonly entry: BuiltEntry;
  readonly group: string;
}

/** The buttons that move an entry one step. */
function StepButtons({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { step, canStep } = useEntries();
  const title = useEntryTitle()(entry);
  return (
    <span className={builderStyles.steps}>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={builderStyles.step}
          aria-label={t(`office-mailbox:move.${way}`, { what: title })}
          disabled={!canStep(entry.path, way)}
          onClick={() => step(entry.path, way)}
        >
          <Icon name={way} />
        </button>
      ))}
    </span>
  );
}

/** What is within an entry: the fields of a page or a group, and those that an answer brings with it. */
function Within({ entry, group }: EntryRowProps) {
  const { t } = useSpeech();
  const title = useEntryTitle()(entry);
  const { kind, path, fields, children } = entry;
  const isHolder = kind === 'page' || kind === 'group';
  return (
    <>
      {isHolder && (
        <div className={styles.within}>
          <EntryList
            list={`${path}/fields`}
            entries={fields}
            group={group}
            label={t('office-mailbox:within', { what: title })}
          />
          {fields.length === 0 && <p className={styles.empty}>{t(`office-mailbox:emptyHolder.${kind}`)}</p>}
        </div>
      )}
      {children.length > 0 && (
        <div className={classNames(styles.within, styles.conditional)}>
          <EntryList
            list={`${path}/children`}
            entries={children}
            group={group}
            label={t('office-mailbox:below', { what: title })}
          />
        </div>
      )}
    </>
  );
}

function EntryRow({ entry, group }: EntryRowProps) {
  const { t } = useSpeech();
  const { chosen, choose, mayChange } = useBuilder();
  const { document } = useForm();
  const title = useEntryTitle()(entry);
  const facts = useEntryFacts()(document.shown, entry);
  const { path, isConditional, kind } = entry;
  const isChosen = chosen.kind === 'entry' && chosen.path === path;
  return (
    <li data-id={path} className={classNames(styles.entry, kind === 'page' && styles.page)}>
      <div className={classNames(styles.row, isChosen && styles.chosenRow)}>
        {mayChange && (
          <span className={styles.handle} data-handle="" aria-hidden="true">
            <Icon name="handle" />
          </span>
        )}
        <button
          type="button"
          className={classNames(styles.name, isConditional && styles.conditional)}
          aria-current={isChosen ? 'true' : undefined}
          data-entry={path}
          onClick={() => choose({ kind: 'entry', path })}
        >
          <b>{title}</b> <small>{facts}</small>
          {isConditional && <span className="visually-hidden">{t('office-mailbox:isConditional')}</span>}
        </button>
        {mayChange && <StepButtons entry={entry} />}
      </div>
      <Within entry={entry} group={group} />
    </li>
  );
}
