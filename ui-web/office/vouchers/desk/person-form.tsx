import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import desk from '../../votes/desk/desk.module.css';
import { BirthDayField } from './birth-day-field.tsx';
import { CashAtDesk } from './cash-at-desk.tsx';
import { DrawAtDesk } from './draw/draw-at-desk.tsx';
import { FirstButton } from './first-button.tsx';
import { HadVouchers } from './had-vouchers.tsx';
import type { VoucherDeskPresenter } from './voucher-desk-presenter.ts';
import styles from './voucher-desk.module.css';

interface PersonProps {
  readonly open: VoucherDesk;
  readonly person: PersonAtDeskAnswer;
  readonly presenter: VoucherDeskPresenter;
}

/** The person who was found: what they can have now, and what they have. */
export function PersonForm({ open, person, presenter }: PersonProps) {
  const { t } = useSpeech();
  const canHave = open.state === 'open' && person.most > 0;
  const isEntering = person.entry === undefined && open.draw?.isOpen === true;
  const isOffered = person.entry?.state === 'offered';
  // Who has won, or is in line, is told that: that they can have no other ones would contradict it.
  const isTold = person.entry !== undefined && !canHave;
  const hasDeeds = canHave || isEntering || isOffered || person.has.length > 0 || person.owed.length > 0;
  const NextButton = hasDeeds ? OfficeButton : FirstButton;
  return (
    <>
      {!isTold && (open.state !== 'notYet' || open.draw === undefined) && (
        <WhatTheyCan person={person} canHave={canHave} />
      )}
      <DrawAtDesk open={open} person={person} presenter={presenter} />
      {canHave && <Wanted open={open} person={person} presenter={presenter} />}
      <CashAtDesk open={open} person={person} payBack={(names) => void presenter.payBack(names)} />
      {person.has.length > 0 && (
        <HadVouchers open={open} has={person.has} replace={(names) => void presenter.replace(names)} />
      )}
      <div className={desk.deeds}>
        <NextButton look="outline" hotkey="Esc" onClick={presenter.next}>
          {t('office-vouchers:desk.next')}
        </NextButton>
      </div>
    </>
  );
}

/** The answer, large: the person of staff reads it from a chair. */
function WhatTheyCan({ person, canHave }: Pick<PersonProps, 'person'> & { readonly canHave: boolean }) {
  const { t } = useSpeech();
  const { most, has } = person;
  return (
    <div className={canHave ? desk.yes : desk.no}>
      <Icon name={canHave ? 'check' : 'cross'} />
      <p>
        <b>
          {canHave
            ? t('office-vouchers:desk.can', { count: most, n: formatCount(most) })
            : t('office-vouchers:desk.cannot')}
        </b>
        <span>{t('office-vouchers:desk.has', { count: has.length, n: has.length })}</span>
      </p>
    </div>
  );
}

const mostOf = ({ types }: PersonAtDeskAnswer, type: string): number =>
  types.find((one) => one.type === type)?.most ?? 0;

/** If there is only one type, all that the person can have of it is proposed. */
function proposed({ types }: VoucherDesk, person: PersonAtDeskAnswer): Readonly<Record<string, string>> {
  const [only, ...others] = types;
  return only === undefined || others.length > 0 ? {} : { [only.id]: String(mostOf(person, only.id)) };
}

/** How many of each type, what is asked beside it, and what is to be paid. Enter gives them. */
function Wanted({ open, person, presenter }: PersonProps) {
  const { t } = useSpeech();
  const [counts, setCounts] = useState(() => proposed(open, person));
  const [birthDay, setBirthDay] = useState('');
  const [area, setArea] = useState('');
  const countOf = (type: string) => Math.max(0, Math.trunc(Number(counts[type] ?? '')) || 0);
  const amount = open.types.reduce((sum, { id, price }) => sum + price * countOf(id), 0);
  const all = open.types.reduce((sum, { id }) => sum + countOf(id), 0);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const lines = open.types.map(({ id }) => ({ type: id, count: countOf(id) }));
    void presenter.give({ lines, birthDay: birthDay || null, area: area || null });
  };
  return (
    <form className={styles.wanted} noValidate autoComplete="off" onSubmit={give}>
      <Counts open={open} person={person} counts={counts} change={setCounts} />
      <AskedBeside open={open} {...{ birthDay, setBirthDay, area, setArea }} />
      <p className={styles.cash} aria-live="polite">
        {all > 0 && t(`office-vouchers:desk.${amount === 0 ? 'free' : 'collect'}`)}{' '}
        {amount > 0 && <b>{formatMoney(cents(amount))}</b>}
      </p>
      <OfficeButton type="submit" className={styles.give}>
        {t('office-vouchers:desk.give', { count: all, n: formatCount(all) })}
      </OfficeButton>
    </form>
  );
}

interface CountsProps extends Omit<PersonProps, 'presenter'> {
  readonly counts: Readonly<Record<string, string>>;
  readonly change: (counts: Readonly<Record<string, string>>) => void;
}

/** A field for each type; the first one that can be had has the focus. */
function Counts({ open, person, counts, change }: CountsProps) {
  const { t } = useSpeech();
  const first = useRef<HTMLInputElement>(null);
  const firstType = open.types.find((type) => mostOf(person, type.id) > 0)?.id;
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  return (
    <fieldset className={styles.counts}>
      <legend>{t('office-vouchers:desk.howMany')}</legend>
      {open.types.map((type) => (
        <CountField
          key={type.id}
          type={type}
          most={mostOf(person, type.id)}
          field={type.id === firstType ? first : undefined}
          value={counts[type.id] ?? ''}
          change={(value) => change({ ...counts, [type.id]: value })}
        />
      ))}
    </fieldset>
  );
}

interface CountFieldProps {
  readonly type: VoucherDesk['types'][number];
  readonly most: number;
  readonly field: RefObject<HTMLInputElement | null> | undefined;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** How many of one type. */
function CountField({ type, most, field, value, change }: CountFieldProps) {
  const { t, said } = useSpeech();
  const id = useId();
  const facts = { count: most, n: formatCount(most), price: formatMoney(cents(type.price)) };
  return (
    <div>
      <label htmlFor={id}>
        {said(type.title).text}
        <small>{t('office-vouchers:desk.type', facts)}</small>
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        disabled={most === 0}
        value={value}
        placeholder="0"
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

interface BesideProps extends Pick<PersonProps, 'open'> {
  readonly birthDay: string;
  readonly setBirthDay: (day: string) => void;
  readonly area: string;
  readonly setArea: (area: string) => void;
}

/** What some campaigns ask beside the number: the day of birth, and where the person lives. */
function AskedBeside(props: BesideProps) {
  const { minimumAge, areas } = props.open;
  if (minimumAge === null && areas.length === 0) return null;
  return (
    <div className={styles.beside}>
      {minimumAge !== null && <BirthDayField {...props} age={minimumAge} />}
      {areas.length > 0 && <AreaField {...props} />}
    </div>
  );
}

function AreaField({ open: { areas }, area, setArea }: BesideProps) {
  const { t, said } = useSpeech();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('office-vouchers:desk.area')}</label>
      <select id={id} value={area} onChange={({ target }) => setArea(target.value)}>
        <option value="">{t('office-vouchers:desk.chooseArea')}</option>
        {areas.map((one) => (
          <option key={one.id} value={one.id}>
            {said(one.title).text}
          </option>
        ))}
      </select>
    </div>
  );
}
