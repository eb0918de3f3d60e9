import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { handleManyCall } from '#adapters/wire/requests/handle-many.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import type { StaffStatus } from '#domain/forms/request.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './bulk.module.css';
import type { DoneAct } from './desk-state.ts';
import { requestTitle } from './request-words.ts';

/** What is done to several requests, under one name of the intent. */
export interface Bulk {
  readonly requests: readonly StaffRequest[];
  readonly handling: { readonly status?: StaffStatus; readonly assignedTo?: string | null };
  readonly template?: string;
  readonly key: string;
  readonly words:
    | { readonly kind: 'assign'; readonly assignedTo: string | null }
    | { readonly kind: 'state'; readonly state: string }
    | { readonly kind: 'template'; readonly name: string };
}

type Outcome = CallAnswer<typeof handleManyCall>;

const bodyOf = ({ requests, handling, template, key }: Bulk, isTrial: boolean) => ({
  references: requests.map(({ iid }) => iid),
  handling,
  ...(template !== undefined && { template }),
  seen: Object.fromEntries(requests.map(({ iid, revision }) => [iid, revision])),
  key,
  isTrial,
});

/** What is asked for, in words. */
function askedWords({ words }: Bulk, count: number, { t }: Pick<Speech, 't'>): string {
  if (words.kind === 'state') return t('office-requests:bulk.asks.state', { count, state: words.state });
  if (words.kind === 'template') return t('office-requests:bulk.asks.template', { count, name: words.name });
  return words.assignedTo === null
    ? t('office-requests:bulk.asks.nobody', { count })
    : t('office-requests:bulk.asks.assign', { count, name: words.assignedTo });
}

interface BulkDialogProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
  readonly onDone: (done: DoneAct | null) => void;
}

/** Before it is done: how many can be, which cannot and why, and which mails leave. */
export function BulkDialog({ bulk, onClose, onDone }: BulkDialogProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council } = useOffice();
  const [trial, setTrial] = useState<Outcome | 'failed' | null>(null);
  const [isActing, act] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const tried = await council.call(handleManyCall, { realm: council.realm, body: bodyOf(bulk, true) });
      setTrial(isRight(tried) ? tried.right : 'failed');
    };
    void ask();
  }, [council, bulk]);
  const doIt = async () => {
    act(true);
    const done = await council.call(handleManyCall, { realm: council.realm, body: bodyOf(bulk, false) });
    act(false);
    if (isLeft(done)) return setTrial('failed');
    const { undoUntil, mails } = done.right;
    const iids = done.right.done.map(({ iid }) => iid);
    const isSent = Object.values(mails).some((count) => count > 0);
    const until = undoUntil === null ? null : Date.parse(undoUntil);
    onDone(until === null ? null : { key: bulk.key, iids, until, isSent, isMany: true });
  };
  const can = trial === null || trial === 'failed' ? 0 : trial.done.length;
  return (
    <DialogFrame
      open
      title={askedWords(bulk, bulk.requests.length, speech)}
      onClose={onClose}
      footer={
        <>
          {can > 0 && (
            <OfficeButton busy={isActing} data-autofocus="" onClick={() => void doIt()}>
              {t('office-requests:bulk.do', { count: can })}
            </OfficeButton>
          )}
          <OfficeButton look="text" onClick={onClose}>
            {t('office-requests:bulk.back')}
          </OfficeButton>
        </>
      }
    >
      {trial === null && <p role="status">{t('office-requests:bulk.trying')}</p>}
      {trial === 'failed' && <p role="alert">{t('office-requests:bulk.failed')}</p>}
      {trial !== null && trial !== 'failed' && <TrialList trial={trial} bulk={bulk} />}
    </DialogFrame>
  );
}

/** The reasons that have words of their own. */
const reasons = ['notAllowed', 'requestOver', 'requestChanged', 'notForPublic', 'unknownRequest'];

/** How many names say what a list is of. */
const named = 6;

function someOf(names: readonly string[], { t }: Pick<Speech, 't'>): string {
  const first = names.slice(0, named).join('; ');
  const others = names.length - named;
  return others > 0 ? t('office-requests:bulk.andMore', { names: first, count: others }) : first;
}

function TrialList({ trial, bulk }: { readonly trial: Outcome; readonly bulk: Bulk }) {
  const speech = useSpeech();
  const { t } = speech;
  const nameOf = (reference: string) => {
    const found = bulk.requests.find(({ iid }) => iid === reference);
    return found === undefined ? reference : requestTitle(found, speech);
  };
  const mails = Object.entries(trial.mails).filter(([, count]) => count > 0);
  const sum = mails.reduce((all, [, count]) => all + count, 0);
  return (
    <ul role="list" className={styles.trial}>
      <li className={styles.can}>
        <Icon name="check" />
        <span>
          <b>{t('office-requests:bulk.can', { count: trial.done.length })}</b>
          <small>
            {someOf(
              trial.done.map(({ reference }) => nameOf(reference)),
              speech,
            )}
          </small>
        </span>
      </li>
      {trial.cannot.map(({ reference, why }) => (
        <li key={reference} className={styles.cannot}>
          <Icon name="cross" />
          <span>
            <b>{t('office-requests:bulk.cannot', { title: nameOf(reference) })}</b>
            <small>{t(`office-requests:bulk.why.${reasons.includes(why) ? why : 'other'}`)}</small>
          </span>
        </li>
      ))}
      <li className={styles.mails}>
        <MoreIcon name="mail" />
        <span>
          <b>{t('office-requests:bulk.mails', { count: sum })}</b>
          <small>
            {mails
              .map(([code, count]) => `${isLanguage(code) ? languageNames[code] : code}: ${count}`)
              .join(' · ')}
          </small>
        </span>
      </li>
    </ul>
  );
}
