import type { FeePartAnswer } from '#adapters/wire/registrations/fee-parts.ts';
import { tendFeePartCall } from '#adapters/wire/registrations/office/tend-fee-part.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { isAskedPart } from '../desk-words.ts';
import styles from '../registrations.module.css';
import { ForgivePartForm } from './forgive-part-form.tsx';
import type { PlanProps } from './plan-props.ts';

/** The parts in which a place is paid, and what staff do with those that are not. */
export function PlanOfApplication(props: PlanProps) {
  const { activity, one, words } = props;
  const { t } = useSpeech();
  const { me } = useOffice();
  if (one.parts.length === 0) return null;
  const isTended = me.acts.has('registration.decide') && ['enrolled', 'left', 'expelled'].includes(one.state);
  const asked = isTended ? one.parts.filter(isAskedPart) : [];
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h3 id="plan">{t('office-registrations:plan.title')}</h3>
      {one.isUnpaid && (
        <Notice tone="warning">
          <p>{t('office-registrations:plan.decide', { count: activity.graceDays ?? 0 })}</p>
        </Notice>
      )}
      <ol role="list" className={styles.plan}>
        {one.parts.map((part) => (
          <PartRow key={part.n} part={part} words={words} />
        ))}
      </ol>
      <Reminding {...props} asked={asked} />
      {asked.length > 0 && <ForgivePartForm {...props} asked={asked} />}
    </section>
  );
}

function PartRow({ part, words }: { readonly part: FeePartAnswer; readonly words: PlanProps['words'] }) {
  const { t } = useSpeech();
  const { n, day, amount, owed, returned, state, reason } = part;
  const isLess = owed > 0 && owed < amount && state !== 'paid';
  const details = [
    ...(isLess ? [t('office-registrations:plan.left', { amount: words.money(owed) })] : []),
    ...(returned > 0 ? [t('office-registrations:plan.returned', { amount: words.money(returned) })] : []),
    ...(reason === null ? [] : [`«${reason}»`]),
  ];
  return (
    <li data-state={state}>
      <span>
        {t('office-registrations:plan.n', { n })} · {words.partWhen(day)}
      </span>
      <strong>{words.money(amount)}</strong>
      <span className={styles.chips}>
        <span className={styles.chip} data-tone={state === 'overdue' ? 'waits' : undefined}>
          {t(`office-registrations:plan.state.${state}`)}
        </span>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
      </span>
    </li>
  );
}

/** Mails the payer of the first part that is due; who left no address is called. */
function Reminding({
  activity,
  one,
  deed,
  again,
  asked,
}: PlanProps & { readonly asked: readonly FeePartAnswer[] }) {
  const { t } = useSpeech();
  const { call, realm } = useOffice().council;
  const part = asked.find(({ state }) => state !== 'later');
  if (part === undefined) return null;
  if ((one.party?.email ?? '') === '') return <p>{t('office-registrations:plan.noMail')}</p>;
  const remind = async () => {
    const body = { code: one.code, n: part.n, act: 'remind' as const, reason: '' };
    const done = await deed.act(
      () => call(tendFeePartCall, { realm, id: activity.id, body }),
      () => t('office-registrations:plan.reminded'),
    );
    if (done) again();
  };
  return (
    <p>
      <OfficeButton look="outline" busy={deed.isBusy} onClick={() => void remind()}>
        {t('office-registrations:plan.remind', { n: part.n })}
      </OfficeButton>
    </p>
  );
}
