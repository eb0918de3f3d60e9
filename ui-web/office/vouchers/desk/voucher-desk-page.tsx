import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readVoucherDeskCall, type VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import frame from '../../shell/frame.module.css';
import { useScreenKeys } from '../../shell/keys.tsx';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { NumberForm } from '../../votes/desk/desk-person.tsx';
import desk from '../../votes/desk/desk.module.css';
import { campaignHref } from '../campaign-href.ts';
import { useLastDay } from '../use-last-day.ts';
import { DeskTroubleBox, UnsureBox } from './desk-trouble.tsx';
import { EnteredAtDesk } from './draw/entered-at-desk.tsx';
import { FirstButton } from './first-button.tsx';
import { GivenVouchers } from './given-vouchers.tsx';
import { PaidBack } from './paid-back.tsx';
import { PersonForm } from './person-form.tsx';
import {
  type VoucherDeskPresenter,
  voucherDeskPresenter,
  type VoucherDeskStep,
} from './voucher-desk-presenter.ts';

/** A person for whom nobody did anything is forgotten after this number of milliseconds. */
const forgotten = 60_000;

/** The desk at which vouchers are given to people whose document was seen, and lost ones are replaced. */
export function VoucherDeskPage({ id }: { readonly id: string }) {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(readVoucherDeskCall, { realm: council.realm, id }),
    [council, id],
  );
  const [answer, again] = useAnswer(ask);
  const open = answer !== null && !isLeft(answer) ? answer.right : null;
  const title = open === null ? '' : said(open.title).text;
  useOfficeTitle([t('office-vouchers:desk.title'), title].filter(Boolean).join(' · '));
  if (open !== null) return <OpenDesk id={id} open={open} again={again} />;
  const isMissing = answer !== null && isLeft(answer) && answer.left.kind === 'notFound';
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office-vouchers:desk.title')}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {isMissing && (
        <EmptyState title={t('office-vouchers:desk.notOpened')}>
          <OfficeLink href="/gestion/bonos">{t('office-vouchers:backToList')}</OfficeLink>
        </EmptyState>
      )}
      {answer !== null && !isMissing && (
        <ErrorState
          title={t('office-vouchers:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
    </div>
  );
}

interface OpenDeskProps {
  readonly id: string;
  readonly open: VoucherDesk;
  readonly again: () => void;
}

function OpenDesk({ id, open, again }: OpenDeskProps) {
  const { t, said } = useSpeech();
  return (
    <div className={desk.page}>
      <header className={desk.head}>
        <p className={desk.facts}>
          <OfficeLink href={campaignHref(id)}>{said(open.title).text}</OfficeLink>
        </p>
        <h1 tabIndex={-1}>{t('office-vouchers:desk.title')}</h1>
      </header>
      <div className={desk.two}>
        <Counter id={id} open={open} again={again} />
        <div className={desk.side}>
          <DeskToday open={open} />
        </div>
      </div>
    </div>
  );
}

/** The desk forgets a person for whom nothing is done, and its field has the focus for the next one. */
function useDeskStep(presenter: VoucherDeskPresenter, again: () => void) {
  const step = useViewModel(presenter);
  const field = useRef<HTMLInputElement>(null);
  // Before the answer is drawn: the next number can be typed as soon as it is seen.
  useLayoutEffect(() => {
    if (step.kind !== 'ready' && step.kind !== 'given' && step.kind !== 'paidBack') return;
    if (field.current !== null) field.current.value = '';
    if (step.kind === 'ready') field.current?.focus();
  }, [step]);
  useEffect(() => {
    if (step.kind === 'given' || step.kind === 'paidBack') again();
    if (step.kind !== 'found') return undefined;
    const timer = setTimeout(presenter.next, forgotten);
    return () => clearTimeout(timer);
  }, [step, presenter, again]);
  return { step, field };
}

/** A number, what the person can have and has, a deed, and the focus back in the field. */
function Counter({ id, open, again }: OpenDeskProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => voucherDeskPresenter(council, id));
  const { step, field } = useDeskStep(presenter, again);
  useScreenKeys([{ key: 'escape', words: t('office-vouchers:desk.next'), act: presenter.next }]);
  return (
    <section className={desk.counter} aria-label={t('office-vouchers:desk.title')}>
      <header>
        <b>{t('office-vouchers:desk.person')}</b>
        <DeskState open={open} />
      </header>
      <div className={desk.body}>
        <NumberForm
          field={field}
          isPassing={false}
          isBusy={step.kind === 'busy' || step.kind === 'unsure'}
          submit={(identity) => void presenter.look(identity)}
        />
        <Told step={step} />
        <Deeds open={open} step={step} presenter={presenter} />
        <p className={desk.note}>
          <Icon name="lock" />
          <span>{t('office-vouchers:desk.secret')}</span>
        </p>
      </div>
    </section>
  );
}

/** What screen readers hear at once. */
function Told({ step }: { readonly step: VoucherDeskStep }) {
  const { t } = useSpeech();
  const trouble = step.kind === 'ready' || step.kind === 'found' ? step.trouble : null;
  return (
    <div role="status" aria-live="assertive">
      {step.kind === 'busy' && <p className={desk.hint}>{t('office-polling:asking')}</p>}
      {trouble !== null && <DeskTroubleBox trouble={trouble} />}
      {step.kind === 'unsure' && <UnsureBox />}
    </div>
  );
}

interface DeedProps extends Pick<OpenDeskProps, 'open'> {
  readonly step: VoucherDeskStep;
  readonly presenter: VoucherDeskPresenter;
}

/** What can be done for the person before the desk. */
function Deeds({ open, step, presenter }: DeedProps) {
  if (step.kind === 'unsure') return <UnsureDeed sendAgain={() => void presenter.sendAgain()} />;
  if (step.kind === 'found') return <PersonForm open={open} person={step.person} presenter={presenter} />;
  if (step.kind === 'paidBack')
    return <PaidBack open={open} receipts={step.receipts} next={presenter.next} />;
  if (step.kind !== 'given') return null;
  const key = step.orders.map((one) => one.id).join(' ');
  const [first] = step.orders;
  if (first?.entry !== undefined && first.state === 'entered')
    return <EnteredAtDesk key={key} open={open} entry={first.entry} next={presenter.next} />;
  return <GivenVouchers key={key} what={step.what} orders={step.orders} next={presenter.next} />;
}

function UnsureDeed({ sendAgain }: { readonly sendAgain: () => void }) {
  const { t } = useSpeech();
  return (
    <div className={desk.deeds}>
      <FirstButton onClick={sendAgain}>{t('office-polling:unsure.again')}</FirstButton>
    </div>
  );
}

/** Whether vouchers are given now, and how many are left at desks. */
function DeskState({ open: { state, left, issue, draw } }: Pick<OpenDeskProps, 'open'>) {
  const { t } = useSpeech();
  const lastDay = useLastDay();
  if (state === 'open')
    return <span>{t('office-vouchers:desk.left', { count: left, n: formatCount(left) })}</span>;
  if (state === 'notYet' && draw?.isOpen === true)
    return <span>{t('office-vouchers:desk.draw.open', { day: lastDay(Date.parse(draw.until)) })}</span>;
  return (
    <span>{t(`office-vouchers:desk.state.${state}`, { day: lastDay(Date.parse(issue.from) + 1) })}</span>
  );
}

/** What desks have given today, to be compared with what is in the drawer. */
function DeskToday({ open: { today } }: Pick<OpenDeskProps, 'open'>) {
  const { t } = useSpeech();
  return (
    <section className={desk.panel} aria-labelledby="caja">
      <header>
        <h2 id="caja">{t('office-vouchers:desk.today.title')}</h2>
      </header>
      <ul role="list">
        {(['own', 'all'] as const).map((one) => (
          <li key={one}>
            <b>{t(`office-vouchers:desk.today.${one}`)}</b>
            <span>
              {t('office-vouchers:desk.today.sum', {
                count: today[one].vouchers,
                n: formatCount(today[one].vouchers),
                cash: formatMoney(cents(today[one].cash)),
              })}
              {today[one].returned > 0 &&
                ` · ${t('office-vouchers:desk.today.returned', { count: today[one].returned, n: formatCount(today[one].returned) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
