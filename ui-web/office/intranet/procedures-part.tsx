import type { ProcedureAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { confirmReviewCall } from '#adapters/wire/intranet/news-calls.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../documents/list/list-query.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './intranet.module.css';
import { PartFrame } from './part-frame.tsx';
import { StaffFilesList } from './staff-files-list.tsx';
import { useIntranet, useIntranetDeed, useWholeDay } from './use-intranet.ts';

/** How things are done, who answers for each and when it is to be looked at. */
export function ProceduresPart() {
  const { t } = useSpeech();
  const { procedures } = useIntranet().seen;
  return (
    <PartFrame
      id="procedures"
      title={t('office-intranet:procedures.title')}
      note={t('office-intranet:procedures.lead')}
    >
      {procedures.length === 0 && <p>{t('office-intranet:procedures.none')}</p>}
      {procedures.map((one) => (
        <ProcedureCard key={one.id} one={one} />
      ))}
    </PartFrame>
  );
}

/** How the review of a procedure stands, in words. */
function useReviewWords(): (one: ProcedureAnswer) => string {
  const { t } = useSpeech();
  const day = useWholeDay();
  return ({ state, days, due }) => {
    if (state === 'later') return t('office-intranet:procedures.later', { day: day(due ?? '') });
    if (state === 'never') return t('office-intranet:procedures.never');
    if (state === 'soon' && days === 0) return t('office-intranet:procedures.soonToday');
    return t(`office-intranet:procedures.${state}`, { count: days });
  };
}

function ProcedureCard({ one }: { readonly one: ProcedureAnswer }) {
  const { t, said } = useSpeech();
  const [review, day] = [useReviewWords(), useWholeDay()];
  const { id, title, lead, body, files, responsible, isMine, reviewed, state } = one;
  const who = responsible === null ? null : t('office-intranet:procedures.by', { who: responsible });
  return (
    <article className={styles.card} aria-labelledby={`procedure-${id}`}>
      <h3 id={`procedure-${id}`} tabIndex={-1} lang={langOf(said(title))}>
        {said(title).text}
      </h3>
      <p className={styles.facts}>
        <span className={styles.chip} data-tone={state}>
          {review(one)}
        </span>
        {who !== null && <span>{isMine ? t('office-intranet:procedures.byYou') : who}</span>}
        {reviewed !== null && <span>{t('office-intranet:procedures.reviewed', { day: day(reviewed) })}</span>}
      </p>
      {state === 'over' && <p>{t('office-intranet:procedures.unsure')}</p>}
      <details>
        <summary>{t('office-intranet:news.open')}</summary>
        {lead !== null && <p lang={langOf(said(lead))}>{said(lead).text}</p>}
        {body !== null && <CouncilHtml of={said(body)} />}
        <StaffFilesList files={files} />
      </details>
      {isMine && <ReviewActs id={id} />}
    </article>
  );
}

/** What the person does who answers for a procedure. */
function ReviewActs({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { again } = useIntranet();
  const { call, realm } = useOffice().council;
  const { act, isBusy, told } = useIntranetDeed();
  const confirm = async () => {
    const isDone = await act(
      () => call(confirmReviewCall, { realm, id }),
      () => t('office-intranet:forms.done'),
    );
    if (isDone) again();
  };
  return (
    <>
      <p className={styles.acts}>
        <OfficeButton busy={isBusy} onClick={() => void confirm()}>
          {t('office-intranet:procedures.confirm')}
        </OfficeButton>
        <OfficeLink href={documentHref('articulos', id)}>{t('office-intranet:procedures.change')}</OfficeLink>
      </p>
      <ToldNotice told={told} />
    </>
  );
}
