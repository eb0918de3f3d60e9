import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { activityHref, staffApplicationHref } from '../activity-href.ts';
import { hasOpenAppeal, waitsForVerdict } from '../desk-words.ts';
import styles from '../registrations.module.css';
import { type DeskPartProps, useRegistrationDeed } from '../use-activity-desk.ts';
import { useActivityWords } from '../use-activity-words.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { EndPlaceForm } from './end-place-form.tsx';
import { PlanOfApplication } from './plan-of-application.tsx';
import { ProofLinks } from './proof-links.tsx';
import { VerdictForm } from './verdict-form.tsx';

/** An application: who it is for, what it claims and proves, what is decided of it and what happened to it. */
export function StaffApplicationPage({ desk, again, code }: DeskPartProps & { readonly code: string }) {
  const { t } = useSpeech();
  const deed = useRegistrationDeed();
  const { activity, applications } = desk;
  const words = useActivityWords(activity);
  const one = applications.find((application) => application.code === code);
  if (one === undefined)
    return (
      <EmptyState title={t('office-registrations:why.unknownApplication')}>
        <OfficeLink href={activityHref(activity.id)}>{t('office-registrations:list.title')}</OfficeLink>
      </EmptyState>
    );
  const state = words.state(one);
  const next = applications.find(
    (other) => other.code !== code && (waitsForVerdict(activity, other) || hasOpenAppeal(other)),
  );
  return (
    <article className={styles.section} aria-labelledby="application">
      <h2 id="application">
        {words.who(one)} <code className={styles.code}>{code}</code>
      </h2>
      <p className={styles.chips}>
        <span className={styles.chip} data-tone={state === 'undecided' ? 'waits' : state}>
          {t(`office-registrations:state.${state}`)}
        </span>
      </p>
      <ToldNotice told={deed.told} />
      <ApplicantFacts one={one} words={words} />
      <ProofLinks activity={activity.id} one={one} words={words} />
      <DecidedPart one={one} words={words} />
      <PlanOfApplication
        key={JSON.stringify(one.parts)}
        activity={activity}
        one={one}
        deed={deed}
        again={again}
        words={words}
      />
      <NextDeed desk={desk} again={again} one={one} deed={deed} />
      <ApplicationHistory key={JSON.stringify(one)} activity={activity.id} code={code} />
      {next !== undefined && (
        <p>
          <OfficeLink href={staffApplicationHref(activity.id, next.code)}>
            {t('office-registrations:next', { who: words.who(next) })}
          </OfficeLink>
        </p>
      )}
    </article>
  );
}

interface DeedProps extends DeskPartProps {
  readonly one: StaffApplicationAnswer;
  readonly deed: ReturnType<typeof useRegistrationDeed>;
}

/** What can be done with an application now, by who decides. */
function NextDeed({ desk: { activity }, again, one, deed }: DeedProps) {
  const { me } = useOffice();
  if (!me.acts.has('registration.decide')) return null;
  const key = `${one.state} ${String(one.verdict?.at)} ${String(one.appeal?.answer)}`;
  const parts = { activity, one, deed, again };
  if (hasOpenAppeal(one) && activity.lists.final === null)
    return <VerdictForm key={key} {...parts} kind="appeal" />;
  const isOpen = one.state === 'sent' && activity.lists.provisional === null;
  if (isOpen || waitsForVerdict(activity, one)) return <VerdictForm key={key} {...parts} kind="verdict" />;
  return one.state === 'enrolled' ? <EndPlaceForm {...parts} /> : null;
}

interface DecidedProps {
  readonly one: StaffApplicationAnswer;
  readonly words: ReturnType<typeof useActivityWords>;
}

/** What staff decided, the appeal against it, and what became of its money. */
function DecidedPart({ one: { verdict, appeal, reason, back }, words }: DecidedProps) {
  const { t } = useSpeech();
  return (
    <>
      {verdict !== null && (
        <p>
          {t(`office-registrations:decided.${verdict.isAdmitted ? 'admitted' : 'excluded'}`, {
            who: verdict.by,
          })}{' '}
          {verdict.reason !== '' && `«${verdict.reason}»`}
        </p>
      )}
      {appeal !== null && (
        <blockquote className={styles.box}>
          <p>
            <b>{t('office-registrations:appeal.says')}</b>
          </p>
          <p>{appeal.text}</p>
          {appeal.answer !== null && (
            <p>{t('office-registrations:appeal.answered', { answer: appeal.answer })}</p>
          )}
        </blockquote>
      )}
      {reason !== '' && reason !== verdict?.reason && <p>{t('office-registrations:reasonOf', { reason })}</p>}
      {back !== null && (
        <p>
          {t('office-registrations:money', {
            refund: words.money(back.refund),
            kept: words.money(back.kept),
          })}
        </p>
      )}
    </>
  );
}
