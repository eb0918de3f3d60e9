import { useCallback } from 'react';
import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { mayWrite } from '../form/form-place.ts';
import { useValueWords } from '../form/value-words.ts';
import { WordsMarked } from '../form/conflict/words-marked.tsx';
import type { OpenDocument } from '../editor/open-document.ts';
import type { EditorPresenter } from '../editor/presenter.ts';
import { useWordsOfPath } from '../editor/words-of-path.ts';
import styles from './history.module.css';
import type { RevisionHead } from './use-revisions.ts';

/** A value that a field had, and who gave it. */
interface FieldVersion {
  readonly key: string;
  readonly by: string;
  readonly at: string;
  readonly was: Json | undefined;
  readonly value: Json | undefined;
}

interface FieldHistoryProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
  readonly path: FieldPath;
  readonly revisions: readonly RevisionHead[];
  readonly read: (number: number) => Promise<Fields | null>;
}

/** So many revisions are read: older ones are found by comparing. */
const mostRead = 30;

/** The values that a field had, the latest first: those of the revisions, then what the draft has. */
function useVersions({ document, path, revisions, read }: FieldHistoryProps): readonly FieldVersion[] | null {
  const ask = useCallback(
    () =>
      Promise.all(
        revisions.slice(0, mostRead).map(async (revision) => ({
          revision,
          value: (await read(revision.number))?.get(path),
        })),
      ),
    [revisions, read, path],
  );
  const [answer] = useAnswer(ask);
  if (answer === null) return null;
  const made = answer.toReversed().map(({ revision: { number, by, at }, value }, n, all) => ({
    key: String(number),
    by,
    at,
    was: all[n - 1]?.value,
    value,
  }));
  const mark = document.marks.get(path);
  const drafted = mark && {
    key: 'draft',
    ...mark,
    was: document.published?.get(path),
    value: document.server.get(path),
  };
  return [...made, ...(drafted ? [drafted] : [])]
    .filter(({ was, value }) => !isSameJson(was, value))
    .toReversed();
}

const kindOf = ({ was, value }: FieldVersion): 'wrote' | 'emptied' | 'changed' => {
  if (was === undefined) return 'wrote';
  return value === undefined ? 'emptied' : 'changed';
};

/** What one field was, who changed it, and how to have it back. */
export function FieldHistory(props: FieldHistoryProps) {
  const { document, presenter, path } = props;
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const wordsOf = useValueWords();
  const name = useWordsOfPath(document)(path);
  const versions = useVersions(props);
  if (versions === null) return <p>{t('office:loading')}</p>;
  const language = document.languages.find((one) => path.endsWith(`/${one}`)) ?? null;
  const now = document.shown.get(path);
  return (
    <>
      <h3>{t('office-documents:history.ofField', { what: name })}</h3>
      <ul role="list" className={styles.history}>
        {versions.map((one) => (
          <li key={one.key}>
            {t(`office-documents:history.field.${kindOf(one)}`, { who: one.by })}{' '}
            <time dateTime={one.at}>{moment(one.at)}</time>
            <p className={styles.words}>
              <WordsMarked was={wordsOf(one.was)} now={wordsOf(one.value)} isShort />
            </p>
            {mayWrite(document, language) && !isSameJson(one.value, now) && (
              <OfficeButton look="text" onClick={() => presenter.write([{ path, value: one.value }])}>
                {t('office-documents:history.restoreThis')}
              </OfficeButton>
            )}
          </li>
        ))}
        {versions.length === 0 && <li>{t('office-documents:history.field.none')}</li>}
      </ul>
      <p className={styles.hint}>{t('office-documents:history.onlyThis')}</p>
    </>
  );
}
