import { useState } from 'react';
import type { SendRefusal } from '#ui-web/composition/clients.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { Speech } from '#ui-web/speech.ts';
import { notSentId, privacyId } from '../form/field-ids.ts';
import { profileAddress } from '../form-address.ts';
import { useFormTools } from '../form-context.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';
import styles from '../screen.module.css';
import { shownWords } from './shown-to-all.tsx';
import type { OpenForm } from '../state.ts';

interface PartProps {
  readonly open: OpenForm;
  readonly errors: ReadonlyMap<string, string>;
}

/** Consent to the policy, which opens from its label. */
export function ConsentPart({ open, errors }: PartProps) {
  const { presenter, speech } = useFormTools();
  const { site } = usePlace();
  const { t, said } = speech;
  const [reading, setReading] = useState(false);
  return (
    <>
      <CheckCard
        id={privacyId}
        name="privacy"
        title={t('request:consent.label')}
        detail={
          <>
            <a
              href="#politica"
              onClick={(event) => {
                event.preventDefault();
                setReading(true);
              }}
            >
              {t('request:consent.read')}
            </a>{' '}
            {t('request:consent.kept')}
          </>
        }
        checked={open.acceptsPrivacy}
        error={errors.get(privacyId)}
        onChange={presenter.acceptPrivacy}
      />
      {reading && (
        <PrivacyDialog
          email={open.town.privacyEmail}
          link={open.mailbox.privacy.link ?? open.town.privacyLink}
          town={said(site.name).text}
          shown={shownWords(open, speech)}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

/** Why a request did not arrive, in words. */
function refusalWords(refusal: SendRefusal, { t }: Speech): string {
  switch (refusal.kind) {
    case 'captchaFailed':
    case 'censusInvalid':
    case 'mailboxClosed':
    case 'mailboxMisconfigured':
    case 'paymentMissing':
    case 'requestRefused':
    case 'noSession':
    case 'profileIncomplete':
    case 'keyReused':
      return t(`request:refused.${refusal.kind}`);
    case 'tooManyRequests':
      return t('request:refused.tooManyRequests', { count: refusal.most, most: refusal.most });
    case 'tooManyAttempts':
      return t('request:refused.tooManyAttempts', {
        count: refusal.retryAfter,
        seconds: refusal.retryAfter,
      });
    case 'unreachable':
    case 'notStored':
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
      return t('request:refused.other');
    default:
      return refusal satisfies never;
  }
}

interface RefusedNoticeProps {
  readonly open: OpenForm;
  readonly refusal: SendRefusal;
}

/** Why the council refused, and what was written is safe. */
function RefusedNotice({ open, refusal }: RefusedNoticeProps) {
  const { speech } = useFormTools();
  const { t } = speech;
  const way = refusal.kind === 'profileIncomplete' && (
    <LinkButton href={profileAddress(open.mailbox.id, open.process)} look="outline" size="short">
      {t('person:asks.go')}
    </LinkButton>
  );
  return (
    <div id={notSentId} tabIndex={-1}>
      <Notice tone="error" live="assertive" actions={way}>
        <p>
          <strong>{refusalWords(refusal, speech)}</strong>
        </p>
        <p>{t('request:refused.safe')}</p>
      </Notice>
    </div>
  );
}

/** There was no line: by hand or by itself it is sent later. */
function WaitingNotice({ sendsWhenBack }: { readonly sendsWhenBack: boolean }) {
  const { presenter, speech } = useFormTools();
  const { t } = speech;
  const actions = (
    <span className="actions">
      <Button
        look="outline"
        size="short"
        onClick={() => presenter.sendWhenBack(!sendsWhenBack)}
        aria-pressed={sendsWhenBack}
      >
        {t(sendsWhenBack ? 'request:offline.dontSend' : 'request:offline.sendWhenBack')}
      </Button>
      <Button look="outline" size="short" icon="repeat" onClick={() => void presenter.send()}>
        {t('request:offline.retry')}
      </Button>
    </span>
  );
  return (
    <Notice tone="warning" icon="cloud-off" live="assertive" actions={actions}>
      <p>
        <strong>{t('request:offline.title')}</strong>
      </p>
      <p>{t(sendsWhenBack ? 'request:offline.willSend' : 'request:offline.text')}</p>
    </Notice>
  );
}

/** How the last sending went, if the request did not arrive. */
export function SendingNotice({ open }: { readonly open: OpenForm }) {
  const { sending } = open;
  if (sending.kind === 'refused') return <RefusedNotice open={open} refusal={sending.refusal} />;
  return sending.kind === 'waiting' ? <WaitingNotice sendsWhenBack={sending.sendsWhenBack} /> : null;
}

/** The button at the end of a page: on to the next one, or on to sending. */
export function EndOfPage({ open }: { readonly open: OpenForm }) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const { mailbox, page } = open;
  const isChange = open.changing !== null;
  const last = page >= mailbox.pages.length - 1;
  const own = mailbox.pages[page]?.submitText ?? (last ? mailbox.submitText : null);
  const words = own === null ? '' : said(own).text;
  const isSending = open.sending.kind === 'sending';
  const endWords = () => {
    if (isSending) return t('request:sending');
    if (isChange) return t('request:review.back');
    return words || t(last ? 'request:send' : 'request:next');
  };
  return (
    <div className={styles.sendWide}>
      <Button
        size="large"
        wide
        busy={isSending}
        {...(!last && !isChange && { iconAfter: 'arrow' as const })}
        onClick={last || isChange ? presenter.review : presenter.next}
      >
        {endWords()}
      </Button>
      {last && !isChange && <p className="note">{t('request:beforeSending')}</p>}
      {page > 0 && !isChange && (
        <Button look="text" size="short" onClick={() => presenter.goTo(page - 1)}>
          {t('request:backToPage', { n: page })}
        </Button>
      )}
    </div>
  );
}
