import { useState } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import type { OpenDocument } from '../editor/open-document.ts';
import type { EditorPresenter } from '../editor/presenter.ts';
import { useWordsOfPath } from '../editor/words-of-path.ts';
import { VersionComparison } from './version-comparison.tsx';
import { draftChanges } from './draft-changes.ts';
import { FieldHistory } from './field-history.tsx';
import styles from './history.module.css';
import { type HistoryEntry, timelineOf } from './timeline.ts';
import { type RevisionHead, useReadRevision, useRevisions } from './use-revisions.ts';

interface PanelProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  /** The field in which the person is, or was last. */
  readonly field: FieldPath | null;
}

/** What is open of the history. */
type Open = { readonly kind: 'none' | 'all' } | { readonly kind: 'field'; readonly path: FieldPath };

/** So many entries are shown before the others are asked for. */
const firstEntries = 12;

/** Who did what with the document or with one of its fields, and its versions, to compare and to restore from. */
export function HistoryPanel({ document, presenter, field }: PanelProps) {
  const { t } = useSpeech();
  const [open, show] = useState<Open>({ kind: 'none' });
  const [compared, compare] = useState<number | 'published' | null>(null);
  const found = useRevisions(document, open.kind !== 'none' || compared !== null);
  const read = useReadRevision(document);
  const wordsOf = useWordsOfPath(document);
  const changes = draftChanges(document);
  return (
    <section>
      <h2>{t('office-documents:history.title')}</h2>
      <p className={styles.ways}>
        {changes > 0 && (
          <OfficeButton look="text" onClick={() => compare('published')}>
            {t('office-documents:history.compareDraft', { count: changes })}
          </OfficeButton>
        )}
        <OfficeButton
          look="text"
          aria-expanded={open.kind === 'all'}
          onClick={() => show({ kind: open.kind === 'all' ? 'none' : 'all' })}
        >
          {t('office-documents:history.show')}
        </OfficeButton>
        {field !== null && (
          <OfficeButton
            look="text"
            aria-expanded={open.kind === 'field' && open.path === field}
            onClick={() => show({ kind: 'field', path: field })}
          >
            {t('office-documents:history.ofField', { what: wordsOf(field) })}
          </OfficeButton>
        )}
      </p>
      {open.kind === 'all' && found !== null && (
        <Entries entries={timelineOf(found)} document={document} compare={compare} />
      )}
      {open.kind === 'field' && found !== null && (
        <FieldHistory
          key={open.path}
          {...{ document, presenter, read }}
          path={open.path}
          revisions={found.items}
        />
      )}
      {compared !== null && (
        <VersionComparison
          {...{ document, presenter, read }}
          first={compared}
          revisions={found?.items ?? []}
          close={() => compare(null)}
        />
      )}
    </section>
  );
}

interface EntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly document: OpenDocument;
  readonly compare: (number: number) => void;
}

function Entries({ entries, document, compare }: EntriesProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstEntries);
  return (
    <>
      <ul role="list" className={styles.history}>
        {shown.map((entry) =>
          entry.kind === 'revision' ? (
            <RevisionLine
              key={`v${entry.revision.number}`}
              revision={entry.revision}
              document={document}
              compare={() => compare(entry.revision.number)}
            />
          ) : (
            <li key={`s${entry.step.number}`}>
              {t(`office-documents:history.${entry.step.act.replace('document.', '')}`, {
                who: entry.step.by,
              })}
              {entry.step.words !== undefined && <> «{entry.step.words}»</>}{' '}
              <time dateTime={entry.at}>{moment(entry.at)}</time>
            </li>
          ),
        )}
        {entries.length === 0 && <li>{t('office-documents:history.none')}</li>}
      </ul>
      {entries.length > shown.length && (
        <OfficeButton look="text" onClick={() => showAll(true)}>
          {t('office-documents:showMore', { n: entries.length - shown.length })}
        </OfficeButton>
      )}
    </>
  );
}

/** So many fields are named in a sentence. */
const mostNamed = 2;

/** What a revision changed, and who made it. */
function useRevisionWords(document: OpenDocument): (revision: RevisionHead) => string {
  const { t } = useSpeech();
  const wordsOf = useWordsOfPath(document);
  return ({ number, by, act, count, changed }) => {
    const named = [...new Set(changed.filter((path) => path !== '_id').map(wordsOf))].slice(0, mostNamed);
    const more = Math.max(0, count - named.length);
    const rest = more === 0 ? '' : ` ${t('office-documents:history.andMore', { count: more })}`;
    const what = named.map((one) => `«${one}»`).join(', ') + rest;
    const key = act === 'load' || number === 1 ? `first.${act}` : `made.${act}`;
    return t(`office-documents:history.${key}`, { who: by, what });
  };
}

/** A revision as a sentence: who changed what. */
function RevisionLine({
  revision,
  document,
  compare,
}: {
  readonly revision: RevisionHead;
  readonly document: OpenDocument;
  readonly compare: () => void;
}) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { number, at, note } = revision;
  return (
    <li>
      <b>{t('office-documents:history.revision', { n: number })}</b> {useRevisionWords(document)(revision)}
      {note !== null && <> «{note}»</>} <time dateTime={at}>{moment(at)}</time>{' '}
      <OfficeButton look="text" onClick={compare}>
        {t('office-documents:history.compare')}
      </OfficeButton>
    </li>
  );
}
