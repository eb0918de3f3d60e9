import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listRevisionsCall, readRevisionCall } from '#adapters/wire/office-documents/revisions.ts';
import { changesBetween } from '#domain/documents/field-changes.ts';
import type { Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { EditorPresenter } from './presenter.ts';
import { useWordsOfPath } from './words-of-path.ts';

interface PanelProps {
  readonly document: OpenDocument;
  readonly presenter: EditorPresenter;
}

type Revisions = CallAnswer<typeof listRevisionsCall>;
type Revision = Revisions['items'][number];

/** The history of a document, asked for when it is wanted and again once its state changes. */
function useRevisions({ collection, id, head: { state } }: OpenDocument, isOpen: boolean): Revisions | null {
  const { council } = useOffice();
  const [found, set] = useState<{ readonly state: string; readonly found: Revisions } | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await council.call(listRevisionsCall, { realm: council.realm, collection, id });
      if (!isOver && !isLeft(answer)) set({ state, found: answer.right });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [council, collection, id, state, isOpen]);
  return found?.found ?? null;
}

/** Who did what with the document, and its revisions, to compare and to restore from. */
export function HistoryPanel({ document, presenter }: PanelProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [isOpen, open] = useState(false);
  const [compared, compare] = useState<number | null>(null);
  const found = useRevisions(document, isOpen);
  return (
    <section>
      <h2>{t('office-documents:history.title')}</h2>
      {!isOpen && (
        <OfficeButton look="outline" onClick={() => open(true)}>
          {t('office-documents:history.show')}
        </OfficeButton>
      )}
      {found !== null && (
        <ul role="list" className={styles.history}>
          {found.items.map((one) => (
            <RevisionLine key={one.number} revision={one} compare={() => compare(one.number)} />
          ))}
          {found.steps.toReversed().map(({ number, at, by, act, words }) => (
            <li key={`step-${number}`}>
              {t(`office-documents:history.${act.replace('document.', '')}`, { who: by })}
              {words !== undefined && <> «{words}»</>} <time dateTime={at}>{moment(at)}</time>
            </li>
          ))}
          {found.items.length + found.steps.length === 0 && <li>{t('office-documents:history.none')}</li>}
        </ul>
      )}
      {compared !== null && (
        <Comparison
          key={compared}
          number={compared}
          document={document}
          presenter={presenter}
          close={() => compare(null)}
        />
      )}
    </section>
  );
}

function RevisionLine({ revision, compare }: { readonly revision: Revision; readonly compare: () => void }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { number, at, by, act, count, note } = revision;
  return (
    <li>
      <b>{t('office-documents:history.revision', { n: number })}</b>{' '}
      {t(`office-documents:history.made.${act}`, { who: by, count })}
      {note !== null && <> «{note}»</>} <time dateTime={at}>{moment(at)}</time>{' '}
      <OfficeButton look="text" onClick={compare}>
        {t('office-documents:history.compare')}
      </OfficeButton>
    </li>
  );
}

const wordsOf = (value: Json | undefined): string =>
  value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value);

interface ComparisonProps extends PanelProps {
  readonly number: number;
  readonly close: () => void;
}

/** What differs from a revision, field by field; each can be restored alone. */
function Comparison({ number, document, presenter, close }: ComparisonProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const wordsOfPath = useWordsOfPath(document);
  const { collection, id, shown } = document;
  const ask = useCallback(
    () => council.call(readRevisionCall, { realm: council.realm, collection, id, number: String(number) }),
    [council, collection, id, number],
  );
  const [answer] = useAnswer(ask);
  if (answer === null) return <p>{t('office:loading')}</p>;
  if (isLeft(answer)) return <p role="alert">{t('office-documents:history.failed')}</p>;
  const changes = changesBetween(shown, new Map<string, Json>(answer.right.fields));
  return (
    <div className={styles.comparison}>
      <h3>{t('office-documents:history.differs', { n: number, count: changes.length })}</h3>
      <dl>
        {changes.map(({ path, was, value }) => (
          <div key={path}>
            <dt>{wordsOfPath(path)}</dt>
            <dd>
              <s>{wordsOf(was)}</s> {wordsOf(value)}
            </dd>
            {document.mayChange === 'all' && (
              <OfficeButton look="text" onClick={() => presenter.write([{ path, value }])}>
                {t('office-documents:history.restore')}
              </OfficeButton>
            )}
          </div>
        ))}
      </dl>
      <OfficeButton look="outline" onClick={close}>
        {t('office:close')}
      </OfficeButton>
    </div>
  );
}
