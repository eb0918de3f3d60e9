import { useCallback, useId, useState } from 'react';
import type { FieldChange } from '#domain/documents/field-changes.ts';
import { type Fields, listOfOrder } from '#domain/documents/fields.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import type { OpenDocument } from '../editor/open-document.ts';
import type { EditorPresenter } from '../editor/presenter.ts';
import { useWordsOfPath } from '../editor/words-of-path.ts';
import { useValueWords } from '../form/value-words.ts';
import { WordsMarked } from '../form/conflict/words-marked.tsx';
import { broughtBack, comparedFields } from './compared.ts';
import styles from './history.module.css';
import type { RevisionHead } from './use-revisions.ts';

/** A version of the document: what is published, what is in the editor, or a revision. */
type Version = 'published' | 'draft' | number;

interface VersionComparisonProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  readonly revisions: readonly RevisionHead[];
  readonly read: (number: number) => Promise<Fields | null>;
  readonly first: Version;
  readonly close: () => void;
}

/** The fields of a version; null before they are read, or if they cannot be. */
function useFieldsOf(version: Version, { document, read }: VersionComparisonProps): Fields | 'failed' | null {
  const ask = useCallback(
    async () => ({ version, fields: typeof version === 'number' ? await read(version) : null }),
    [version, read],
  );
  const [answer] = useAnswer(ask);
  if (version === 'draft') return document.shown;
  if (version === 'published') return document.published ?? new Map<never, never>();
  if (answer === null || answer.version !== version) return null;
  return answer.fields ?? 'failed';
}

/** Two versions of the document, field by field; each field can be brought back into the draft. */
export function VersionComparison(props: VersionComparisonProps) {
  const { document, revisions, first, close } = props;
  const { t } = useSpeech();
  const [from, setFrom] = useState<Version>(first);
  const [to, setTo] = useState<Version>('draft');
  const [old, now] = [useFieldsOf(from, props), useFieldsOf(to, props)];
  const versions: readonly Version[] = [
    'draft',
    ...(document.published === null ? [] : (['published'] as const)),
    ...revisions.map(({ number }) => number),
  ];
  return (
    <DialogFrame
      open
      wide
      title={t('office-documents:history.comparison')}
      onClose={close}
      footer={
        <OfficeButton look="outline" data-autofocus="" onClick={close}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      <div className={styles.choice}>
        <VersionSelect {...{ versions, revisions }} label="from" value={from} choose={setFrom} />
        <VersionSelect {...{ versions, revisions }} label="to" value={to} choose={setTo} />
      </div>
      {(old === 'failed' || now === 'failed') && <p role="alert">{t('office-documents:history.failed')}</p>}
      {(old === null || now === null) && <p>{t('office:loading')}</p>}
      {old instanceof Map && now instanceof Map && <Changes {...props} old={old} now={now} />}
    </DialogFrame>
  );
}

interface VersionSelectProps {
  readonly versions: readonly Version[];
  readonly revisions: readonly RevisionHead[];
  readonly label: 'from' | 'to';
  readonly value: Version;
  readonly choose: (version: Version) => void;
}

function VersionSelect({ versions, revisions, label, value, choose }: VersionSelectProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const id = useId();
  const wordsOf = (version: Version) => {
    if (typeof version !== 'number') return t(`office-documents:history.versions.${version}`);
    const found = revisions.find(({ number }) => number === version);
    return t('office-documents:history.versions.one', {
      n: version,
      who: found?.by ?? '',
      when: found === undefined ? '' : moment(found.at),
    });
  };
  return (
    <span>
      <label htmlFor={id}>{t(`office-documents:history.${label}`)}</label>
      <select
        id={id}
        value={String(value)}
        onChange={({ target }) =>
          choose(versions.find((version) => String(version) === target.value) ?? 'draft')
        }
      >
        {versions.map((version) => (
          <option key={version} value={String(version)}>
            {wordsOf(version)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The fields that differ, by words. */
function Changes({
  document,
  presenter,
  old,
  now,
}: VersionComparisonProps & { readonly old: Fields; readonly now: Fields }) {
  const { t } = useSpeech();
  const wordsOfPath = useWordsOfPath(document);
  const changes = comparedFields(old, now);
  const restore = (change: FieldChange) => presenter.write(broughtBack(change.path, old, document.shown));
  return (
    <>
      <p role="status">{t('office-documents:history.differs', { count: changes.length })}</p>
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.path}>
            <dt>{wordsOfPath(change.path)}</dt>
            <dd>
              <ChangeWords change={change} />
            </dd>
            {document.mayChange === 'all' && (
              <dd>
                <OfficeButton
                  look="text"
                  aria-label={`${t('office-documents:history.restore')}: ${wordsOfPath(change.path)}`}
                  onClick={() => restore(change)}
                >
                  {t('office-documents:history.restore')}
                </OfficeButton>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function ChangeWords({ change: { path, was, value } }: { readonly change: FieldChange }) {
  const { t } = useSpeech();
  const wordsOf = useValueWords();
  const countOf = (order: unknown) => (Array.isArray(order) ? order.length : 0);
  if (listOfOrder(path) !== null)
    return t('office-documents:history.list', { was: countOf(was), now: countOf(value) });
  return <WordsMarked was={wordsOf(was)} now={wordsOf(value)} />;
}
