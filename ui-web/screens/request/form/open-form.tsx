import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { HelpPanel } from '#ui-web/components/help-panel/help-panel.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { momentInWords } from '#ui-web/screens/survey/moments.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { formFaultWords } from './fault-words.ts';
import { fieldId, notSentId, faultTarget } from './field-ids.ts';
import { formAddress, profileAddress } from '../form-address.ts';
import { useFormTools } from '../form-context.ts';
import { membersIn } from './group-members.ts';
import { FormPagePart } from './form-page.tsx';
import { FormTabs } from './form-tabs.tsx';
import { Review } from '../answers/review.tsx';
import { useReviewInHistory } from '../answers/review-history.ts';
import styles from '../screen.module.css';
import { SentPage } from '../sending/sent.tsx';
import type { OpenForm } from '../state.ts';

/** A form that can be filled in. */
export function OpenFormPage({ open }: { readonly open: OpenForm }) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const { mailbox, faults } = open;
  const errors = useErrors(open);
  const list = useMemo(() => [...errors].map(([id, text]) => ({ href: `#${id}`, text })), [errors]);
  const isFaulty = faults !== null && list.length > 0;
  const isForm = open.showing === 'form';
  // The summary is drawn at once; the words beside sixty fields, most of them out of sight, right after it.
  const beside = useDeferredValue(errors);
  useReviewInHistory(open, presenter);
  useFocusOnTurn(open);
  useFaultInTitle(isFaulty, t('request:faults.inTitle'));
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('request:way')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/solicitudes', text: t('request:mine.title') },
        ]}
      />
      <div className="page-top">
        {isFaulty && faults.serial > 0 && (
          <div className="full-width">
            <ErrorSummary
              key={faults.serial}
              title={t('request:faults.title', { count: list.length })}
              errors={list}
              closeLabel={t('request:faults.close')}
              onClose={presenter.dismissFaults}
            />
          </div>
        )}
        <ScreenTitle of={said(mailbox.title)} />
        {isForm && <Introduction open={open} />}
        <Notices open={open} />
      </div>
      {open.choice.length > 0 ? <ProcessChoice open={open} /> : <Steps open={open} errors={beside} />}
      {open.sent !== null && <SentPage open={open} receipt={open.sent} />}
    </div>
  );
}

/** What the council says about its form, and help to fill it in. */
function Introduction({ open: { mailbox } }: { readonly open: OpenForm }) {
  const { t, said } = useFormTools().speech;
  return (
    <>
      {mailbox.headerImage !== null && <img className={styles.header} src={mailbox.headerImage} alt="" />}
      {mailbox.description !== null && <CouncilHtml of={said(mailbox.description)} />}
      {mailbox.help === null ? (
        <p className="note">{t('request:allRequired')}</p>
      ) : (
        <HelpPanel
          button={t('request:help.open')}
          close={t('request:help.close')}
          title={t('request:help.open')}
          note={t('request:allRequired')}
        >
          <CouncilHtml of={said(mailbox.help)} />
        </HelpPanel>
      )}
    </>
  );
}

/** The form, or the review of all answers. */
function Steps({ open, errors }: { readonly open: OpenForm; readonly errors: ReadonlyMap<string, string> }) {
  return (
    <>
      {open.mailbox.hasTabs && <FormTabs open={open} />}
      {open.showing === 'review' ? (
        <Review open={open} />
      ) : (
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <FormPagePart open={open} errors={errors} />
        </form>
      )}
    </>
  );
}

/** A draft without a process: the process that is chosen gets it. */
function ProcessChoice({ open: { mailbox, choice } }: { readonly open: OpenForm }) {
  const { t, said } = useFormTools().speech;
  return (
    <LedgerRow id="proceso" title={t('request:draft.whichProcess')}>
      <PlainList className={styles.rows}>
        {choice.map(({ id, title }) => (
          <li key={id}>
            <LinkButton href={formAddress(mailbox.id, id)} look="outline">
              <Words of={said(title)} />
            </LinkButton>
          </li>
        ))}
      </PlainList>
    </LedgerRow>
  );
}

/** What is wrong, by the id of the element to correct. The first fault of a field counts. */
function useErrors({ faults, mailbox, entry }: OpenForm): ReadonlyMap<string, string> {
  const { speech } = useFormTools();
  return useMemo(() => {
    const errors = new Map<string, string>();
    for (const fault of faults?.list ?? []) {
      const place = faultTarget(fault);
      if (!errors.has(place)) errors.set(place, formFaultWords(fault, speech, membersIn({ mailbox, entry })));
    }
    for (const name of faults?.unfinished ?? []) {
      if (!errors.has(fieldId(name))) errors.set(fieldId(name), speech.t('request:faults.unfinished'));
    }
    return errors;
  }, [faults, mailbox, entry, speech]);
}

/** What this device stores, and who else sees the form. */
function Notices({ open }: { readonly open: OpenForm }) {
  const { presenter, speech, zone } = useFormTools();
  const { council } = usePlace();
  const { t } = speech;
  return (
    <>
      {open.isForAdmin && (
        <Notice tone="warning">
          <p>{t('request:shut.closedForAdmin')}</p>
        </Notice>
      )}
      {open.restoredAt !== null && open.showing === 'form' && (
        <Notice
          tone="info"
          icon="repeat"
          actions={
            <Button look="text" size="short" onClick={() => void presenter.startAfresh()}>
              {t('request:draft.discard')}
            </Button>
          }
        >
          <p>
            {t('request:draft.restored', {
              moment: momentInWords(open.restoredAt, council.clock.now(), zone, speech),
            })}
          </p>
        </Notice>
      )}
      {open.lacks.length > 0 && <ProfileAsked open={open} />}
      {open.lacksParts && (
        <Notice
          tone="warning"
          live="polite"
          actions={
            <Button look="outline" size="short" icon="repeat" onClick={() => void presenter.fetchAgain()}>
              {t('request:offline.retry')}
            </Button>
          }
        >
          <p>{t('request:lacksParts')}</p>
        </Notice>
      )}
      {!open.isKept && (
        <Notice tone="warning" live="polite">
          <p>{t('request:draft.notKept')}</p>
        </Notice>
      )}
    </>
  );
}

/** The council accepts this request only from a resident whose details it has, with a verified e-mail. */
function ProfileAsked({ open: { mailbox, process } }: { readonly open: OpenForm }) {
  const { t } = useFormTools().speech;
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton href={profileAddress(mailbox.id, process)} look="outline" size="short">
          {t('person:asks.go')}
        </LinkButton>
      }
    >
      <p>{t('request:refused.profileIncomplete')}</p>
    </Notice>
  );
}

const controls = 'input, select, textarea, button';

/** Leads to the control of a field, in the middle of the window; false if the page has none. */
function focusField(name: string): boolean {
  const field = document.getElementById(fieldId(name));
  const control = field?.matches(controls) ? field : (field?.querySelector<HTMLElement>(controls) ?? field);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null && control !== undefined;
}

/**
 * On another page, or the summary, the focus goes to the title, unless a fault takes it. A refused sending is shown
 * beside the button that sends, because the form may be longer than any screen.
 */
function useFocusOnTurn({ page, showing, changing, faults, sent, sending }: OpenForm): void {
  const place = `${page} ${showing} ${changing ?? ''}`;
  const seen = useRef(place);
  const isWrong = faults !== null && faults.serial > 0;
  const isRefused = sending.kind === 'refused';
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (isWrong || sent !== null) return;
    if (isRefused) {
      document.getElementById(notSentId)?.focus();
      return;
    }
    if (showing === 'form' && changing !== null && focusField(changing)) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, showing, changing, isWrong, isRefused, sent]);
}

/** The title of the page says at once that something is missing. */
function useFaultInTitle(faulty: boolean, prefix: string): void {
  useEffect(() => {
    if (!faulty) return undefined;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [faulty, prefix]);
}
