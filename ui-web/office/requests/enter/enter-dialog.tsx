import { useCallback, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isRight } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useDeskActs } from '../desk-acts.ts';
import { requestHref } from '../request-href.ts';
import type { Entering } from './enter.ts';
import { ConsentField, PersonFields } from './entering-fields.tsx';
import { EntryForm } from './entry-form.tsx';
import styles from './enter.module.css';
import { ReceiptLink } from './receipt-link.tsx';

/** The forms of the town that may be filled in now. */
function useOpenForms() {
  const { council } = useOffice();
  const ask = useCallback(async () => {
    const read = await council.call(listMailboxesCall, { realm: council.realm });
    return isRight(read) ? read.right.items : [];
  }, [council]);
  return useAnswer(ask)[0] ?? [];
}

/** Enters a request for a person at the desk or on the telephone: what they ask for, who they are, what they agreed to. */
export function EnterDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSpeech();
  const { refresh } = useDeskActs();
  const { town } = useOffice();
  const [mailbox, choose] = useState('');
  const [entering, change] = useState<Entering>({
    channel: 'desk',
    language: town.defaultLanguage,
    contact: {},
    shown: '',
  });
  const [request, entered] = useState<StaffRequest | null>(null);
  const [asksToLeave, askToLeave] = useState(false);
  const isStarted = mailbox !== '' && request === null;
  const leave = () => (isStarted && !asksToLeave ? askToLeave(true) : onClose());
  return (
    <DialogFrame
      open
      wide
      title={t(request === null ? 'office-desk:enter.title' : 'office-desk:enter.done')}
      lead={request === null && <p>{t('office-desk:enter.lead')}</p>}
      onClose={leave}
      footer={
        <DialogFoot
          standing={request !== null ? 'done' : asksToLeave ? 'asks' : 'writing'}
          leave={leave}
          goOn={() => askToLeave(false)}
        />
      }
    >
      {request === null ? (
        <div className={styles.form}>
          <MailboxPick value={mailbox} choose={choose} />
          {mailbox !== '' && (
            <EntryForm
              key={mailbox}
              mailbox={mailbox}
              entering={entering}
              entered={(made) => {
                entered(made);
                void refresh();
              }}
            >
              <PersonFields entering={entering} change={change} />
              <ConsentField entering={entering} change={change} />
            </EntryForm>
          )}
        </div>
      ) : (
        <EnteredRequest request={request} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface DialogFootProps {
  readonly standing: 'writing' | 'asks' | 'done';
  readonly leave: () => void;
  readonly goOn: () => void;
}

/** The way out; what was begun is left only after a question. */
function DialogFoot({ standing, leave, goOn }: DialogFootProps) {
  const { t } = useSpeech();
  const words = {
    writing: 'office-desk:cancel',
    asks: 'office-desk:enter.leaveYes',
    done: 'office:close',
  } as const;
  return (
    <>
      {standing === 'asks' && (
        <>
          <p role="alert">{t('office-desk:enter.leave')}</p>
          <OfficeButton onClick={goOn}>{t('office-desk:enter.goOn')}</OfficeButton>
        </>
      )}
      <OfficeButton look="outline" onClick={leave}>
        {t(words[standing])}
      </OfficeButton>
    </>
  );
}

interface MailboxPickProps {
  readonly value: string;
  readonly choose: (mailbox: string) => void;
}

function MailboxPick({ value, choose }: MailboxPickProps) {
  const { t, said } = useSpeech();
  const id = useId();
  const forms = useOpenForms();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('office-desk:enter.mailbox')}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)} data-autofocus="">
        <option value="">{t('office-desk:enter.chooseMailbox')}</option>
        {forms.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {said(title).text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface EnteredProps {
  readonly request: StaffRequest;
  readonly onClose: () => void;
}

/** What was entered: its number, the paper that the person takes home, and the way to it. */
function EnteredRequest({ request, onClose }: EnteredProps) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (
    <div className={styles.form} role="status">
      <p>{t('office-desk:enter.number', { number: request.iid })}</p>
      <p className={styles.acts}>
        <ReceiptLink iid={request.iid} />
        <OfficeButton
          look="outline"
          onClick={() => {
            onClose();
            navigate(requestHref(request.iid, search));
          }}
        >
          {t('office-desk:enter.openIt')}
        </OfficeButton>
      </p>
    </div>
  );
}
