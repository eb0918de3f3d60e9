import { use, useEffect, useMemo } from 'react';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { formatCount } from '#application/text/numbers.ts';
import { characterCount } from '#domain/comments/comment-words.ts';
import { mostImages } from '#domain/forms/files/file-limits.ts';
import { longestReply, mostReplies } from '#domain/forms/sender/request-thread.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { FileList } from '#ui-web/components/file-list/file-list.tsx';
import { PhotoPicker } from '#ui-web/components/file-list/photo-picker.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { listedFiles, uploadsOfRow } from '#ui-web/screens/request/kinds/parts/listed-files.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { useLeaveWarning } from '#ui-web/screens/survey/leave-warning.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { photoField, type ReplyPresenter, replyPresenter, type ReplyState } from './presenter.ts';

const textId = 'respuesta';

interface ReplyFormProps {
  readonly request: Pick<RequestView, 'id' | 'mailbox'>;
  readonly onSent: (request: RequestView) => void;
}

/** What the sender of a request writes to the council, with photos. */
export function ReplyForm({ request: { id, mailbox }, onSent }: ReplyFormProps) {
  const { council } = usePlace();
  const forms = use(council.forms());
  const { t } = useSpeech();
  const presenter = useMemo(
    () =>
      replyPresenter({ council: { ...council, ...forms }, request: { id, mailbox }, preparePhoto, onSent }),
    [council, forms, id, mailbox, onSent],
  );
  const state = useViewModel(presenter);
  useLeaveWarning(state.uploads.length > 0);
  useEffect(() => {
    if (state.fault !== null) document.getElementById(textId)?.focus();
  }, [state.fault]);
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.send();
      }}
    >
      <ReplyText state={state} presenter={presenter} />
      <Photos state={state} presenter={presenter} />
      <ReplyOutcome state={state} />
      <p>
        <Button type="submit" look="outline" busy={state.sending === 'sending'}>
          {t(`request:reply.${buttonOf(state)}`)}
        </Button>
      </p>
    </form>
  );
}

const buttonOf = ({ sending }: ReplyState) =>
  sending === 'sending' ? 'sending' : sending === 'offline' ? 'retry' : 'send';

interface PartProps {
  readonly state: ReplyState;
  readonly presenter: ReplyPresenter;
}

/** What is wrong with the reply, and what to do. */
function faultWords({ fault, text }: ReplyState, { t }: Speech): string | undefined {
  if (fault === null) return undefined;
  const found = formatCount(characterCount(text.trim()));
  if (fault === 'tooLong') return t('request:reply.tooLong', { most: formatCount(longestReply), found });
  const most = fault === 'tooManyReplies' ? mostReplies : mostImages;
  return t(`request:reply.${fault}`, { most });
}

function ReplyText({ state, presenter }: PartProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <TextField
      id={textId}
      label={t('request:reply.label')}
      hint={t('request:reply.hint')}
      multiline={4}
      width="100%"
      value={state.text}
      error={faultWords(state, speech)}
      readOnly={state.sending === 'sending'}
      onChange={presenter.write}
    />
  );
}

function Photos({ state: { uploads }, presenter }: PartProps) {
  const speech = useSpeech();
  const { t } = speech;
  const files = listedFiles(uploads, photoField, speech);
  const count = uploads.filter(({ state }) => state !== 'refused').length;
  return (
    <div className={styles.files}>
      <span className="actions">
        <PhotoPicker
          id="respuesta-fotos"
          words={{
            add: t('request:files.add.image'),
            camera: t('request:files.camera'),
            gallery: t('request:files.gallery'),
            cancel: t('request:files.cancel'),
          }}
          onPick={(picked) => void presenter.pick(picked)}
        />
        <span className="note" role="status">
          {t('request:files.photos', { n: count, most: mostImages })}
        </span>
      </span>
      <FileList
        files={files}
        words={{
          remove: t('request:files.remove'),
          cancel: t('request:files.cancel'),
          retry: t('request:files.retry'),
          discard: t('request:files.discard'),
          progressOf: (name) => t('request:files.progressOf', { name }),
        }}
        onRemove={(row) => uploadsOfRow(row, uploads).forEach(presenter.uploads.remove)}
        onRetry={(file) => void presenter.uploads.retry(file)}
      />
    </div>
  );
}

/** Whether the reply arrived, waits, or was refused. */
function ReplyOutcome({ state: { sending, refusal, isSent } }: Pick<PartProps, 'state'>) {
  const speech = useSpeech();
  const { t } = speech;
  if (isSent)
    return (
      <Notice tone="ok" live="polite">
        <p>{t('request:reply.sent')}</p>
      </Notice>
    );
  if (sending === 'offline')
    return (
      <Notice tone="warning" live="assertive">
        <p>
          <strong>{t('request:reply.offline')}</strong>
        </p>
        <p>{t('request:reply.kept')}</p>
      </Notice>
    );
  if (refusal === null) return null;
  return (
    <Notice tone="error" live="assertive">
      <p>{refusedWords(refusal, speech)}</p>
    </Notice>
  );
}

function refusedWords(refusal: NonNullable<ReplyState['refusal']>, { t }: Speech): string {
  switch (refusal.kind) {
    case 'tooManyAttempts':
      return t('request:reply.refused.tooManyAttempts', { count: Math.ceil(refusal.retryAfter / 60) });
    case 'keyReused':
    case 'notSender':
    case 'requestOver':
      return t(`request:reply.refused.${refusal.kind}`);
    default:
      return t('request:reply.refused.other');
  }
}
