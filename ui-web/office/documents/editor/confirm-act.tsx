import { useId, useState } from 'react';
import type { DocumentAct } from '#domain/documents/state.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LateOutside } from '../../openings/late-week.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { comparedFields } from '../history/compared.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import type { When } from './when.ts';
import { useWhenWords } from './when-words.ts';
import { useWordsOfPath } from './words-of-path.ts';

interface ConfirmActProps {
  readonly act: DocumentAct | null;
  readonly when: When | null;
  readonly document: OpenDocument;
  readonly close: () => void;
  readonly doIt: (act: DocumentAct, note: string) => void;
}

/** Acts that take something away: the focus begins on the way back. */
const takesAway: ReadonlySet<DocumentAct> = new Set(['withdraw', 'archive', 'discard']);
/** Acts after which the portal shows what is in the editor. */
const publishes: ReadonlySet<DocumentAct> = new Set(['publish', 'republish', 'schedule']);
/** Acts whose reason the history keeps. */
const hasNote: ReadonlySet<DocumentAct> = new Set([
  'publish',
  'schedule',
  'review',
  'return',
  'withdraw',
  'archive',
]);

/** Asks before an act: what follows from it, which fields it concerns, and why it is done. */
export function ConfirmAct({ act, when, document, close, doIt }: ConfirmActProps) {
  const { t } = useSpeech();
  const id = useId();
  const [note, setNote] = useState('');
  const whenWords = useWhenWords();
  if (act === null) return null;
  const yes = act === 'schedule' ? whenWords(when) : t(`office-documents:act.${act}`);
  const isAway = takesAway.has(act);
  return (
    <DialogFrame
      open
      title={yes}
      onClose={close}
      footer={
        <>
          <OfficeButton {...(!isAway && { 'data-autofocus': '' })} onClick={() => doIt(act, note)}>
            {yes}
          </OfficeButton>
          <OfficeButton look="outline" {...(isAway && { 'data-autofocus': '' })} onClick={close}>
            {t('office-documents:leaveIt')}
          </OfficeButton>
        </>
      }
    >
      <p>{t(`office-documents:sure.${act}`)}</p>
      {(act === 'publish' || act === 'schedule') && <ChangedFields document={document} />}
      {publishes.has(act) && <LateOutside document={document} />}
      {hasNote.has(act) && (
        <div className={styles.note}>
          <label htmlFor={id}>{t('office-documents:note')}</label>
          <textarea id={id} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
          <small>{t('office-documents:noteHint')}</small>
        </div>
      )}
    </DialogFrame>
  );
}

const mostNamed = 8;

/** The fields that residents will see changed. */
function ChangedFields({ document }: { readonly document: OpenDocument }) {
  const { t } = useSpeech();
  const wordsOf = useWordsOfPath(document);
  if (document.published === null) return null;
  const changes = comparedFields(document.published, document.shown);
  const names = [...new Set(changes.map(({ path }) => wordsOf(path)))];
  return (
    <>
      <p>{t('office-documents:changesToPublish', { count: names.length })}</p>
      <ul className={styles.changed}>
        {names.slice(0, mostNamed).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > mostNamed && (
          <li>{t('office-documents:history.andMore', { count: names.length - mostNamed })}</li>
        )}
      </ul>
    </>
  );
}
