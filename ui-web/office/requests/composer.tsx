import { type KeyboardEvent, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './composer.module.css';
import { composerId } from './composer-ids.ts';
import type { DeskEdit } from './desk-state.ts';
import { dropDraft, keepDraft, loadDraft, type OfficeDraft, type WritingKind, writings } from './drafts.ts';
import { senderOf, stateWords } from './request-words.ts';
import { TemplatesPick } from './templates-pick.tsx';

interface ComposerProps {
  readonly request: StaffRequest;
  readonly writing: WritingKind;
  readonly choose: (writing: WritingKind) => void;
  readonly may: Readonly<Record<WritingKind, boolean>>;
  readonly isSending: boolean;
  /** Sends it. `usedUp`: the name of the intent was used for another text. */
  readonly send: (change: DeskEdit, key: string) => Promise<'stored' | 'refused' | 'usedUp'>;
}

/** What is sent: the text, and for an answer the state that goes with it. */
function changeOf(writing: WritingKind, { text, status }: OfficeDraft): DeskEdit {
  if (writing === 'note') return { note: text.trim() };
  return { message: text.trim(), ...(status !== null && { status: status as StaffStatus }) };
}

/** An answer, which the sender gets, or a note, which stays: two fields that look different and say what they are. */
export function Composer(props: ComposerProps) {
  const { request, writing, may, isSending } = props;
  const { t } = useSpeech();
  const { council } = useOffice();
  const { iid } = request;
  const [draft, setDraft] = useState(() => loadDraft(council, iid, writing));
  const write = (change: Partial<OfficeDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(council, iid, writing, next);
  };
  const send = async () => {
    if (draft.text.trim() === '' || isSending) return;
    const outcome = await props.send(changeOf(writing, draft), draft.key);
    if (outcome === 'usedUp') write({ key: council.newKey() });
    if (outcome !== 'stored') return;
    dropDraft(council, iid, writing);
    setDraft(loadDraft(council, iid, writing));
  };
  if (!may.answer && !may.note) return null;
  return (
    <form
      className={classNames(styles.composer, writing === 'note' && styles.note)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <WritingChoice {...props} />
      <div className={styles.field}>
        {writing === 'answer' && <TemplatesPick iid={iid} fill={(text, status) => write({ text, status })} />}
        {writing === 'note' && (
          <p className={styles.seal}>
            <Icon name="lock" /> {t('office-requests:note.stays')}
          </p>
        )}
        <label className="visually-hidden" htmlFor={composerId}>
          {t(`office-requests:writing.${writing}`)}
        </label>
        <textarea
          id={composerId}
          rows={5}
          value={draft.text}
          readOnly={isSending}
          placeholder={t(`office-requests:placeholder.${writing}`)}
          onChange={(event) => write({ text: event.target.value })}
          onKeyDown={(event) => pressedIn(event, () => void send())}
        />
      </div>
      <SendBar writing={writing} draft={draft} isSending={isSending} write={write} request={request} />
    </form>
  );
}

/** Ctrl with Enter sends; Escape leaves the field, so that single keys work again. */
function pressedIn(event: KeyboardEvent<HTMLTextAreaElement>, send: () => void): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    send();
  }
  if (event.key === 'Escape') {
    event.stopPropagation();
    document.getElementById('solicitud')?.focus();
  }
}

function WritingChoice({ request, writing, choose, may }: ComposerProps) {
  const { t } = useSpeech();
  const name = senderOf(request);
  const words: Readonly<Record<WritingKind, string>> = {
    answer:
      name === '' ? t('office-requests:writing.answer') : t('office-requests:writing.answerTo', { name }),
    note: t('office-requests:writing.note'),
  };
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('office-requests:writing.label')}</legend>
      {writings
        .filter((one) => may[one])
        .map((one) => (
          <label key={one}>
            <input type="radio" name="redactar-que" checked={one === writing} onChange={() => choose(one)} />
            {words[one]}
          </label>
        ))}
    </fieldset>
  );
}

interface SendBarProps {
  readonly request: StaffRequest;
  readonly writing: WritingKind;
  readonly draft: OfficeDraft;
  readonly isSending: boolean;
  readonly write: (change: Partial<OfficeDraft>) => void;
}

function SendBar({ request, writing, draft, isSending, write }: SendBarProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <div className={styles.foot}>
      <OfficeButton type="submit" busy={isSending} hotkey={t('office-requests:ctrlEnter')}>
        {t(writing === 'answer' ? 'office-requests:send' : 'office-requests:keepNote')}
      </OfficeButton>
      {writing === 'answer' && (
        <label className={styles.after}>
          <span className="visually-hidden">{t('office-requests:after.label')}</span>
          <select
            value={draft.status ?? ''}
            onChange={(event) => write({ status: event.target.value || null })}
          >
            <option value="">
              {t('office-requests:after.same', { state: stateWords(request.status, speech) })}
            </option>
            {staffStatuses
              .filter((one) => one !== request.status)
              .map((one) => (
                <option key={one} value={one}>
                  {t('office-requests:after.to', { state: stateWords(one, speech) })}
                </option>
              ))}
          </select>
        </label>
      )}
      {draft.text.trim() !== '' && <span className={styles.kept}>{t('office-requests:kept')}</span>}
      {writing === 'answer' && <span className={styles.hint}>{t('office-requests:leaves')}</span>}
    </div>
  );
}
