import { type FormEvent, useState } from 'react';
import type { PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import type { VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { useOfficeMoment } from '../../../parts/use-moment.ts';
import desk from '../../../votes/desk/desk.module.css';
import { BirthDayField } from '../birth-day-field.tsx';
import { FirstButton } from '../first-button.tsx';
import type { VoucherDeskPresenter } from '../voucher-desk-presenter.ts';
import styles from '../voucher-desk.module.css';

interface DrawProps {
  readonly open: VoucherDesk;
  readonly person: PersonAtDeskAnswer;
  readonly presenter: VoucherDeskPresenter;
}

/** The person in the draw of the campaign: being put down, what became of it, and the lot that they won. */
export function DrawAtDesk({ open, person, presenter }: DrawProps) {
  const { draw } = open;
  const { entry } = person;
  if (draw === undefined) return null;
  if (entry === undefined)
    return draw.isOpen ? <Entering open={open} lot={draw.lot} presenter={presenter} /> : null;
  return <Entered open={open} entry={entry} presenter={presenter} />;
}

interface EnteringProps extends Pick<DrawProps, 'open' | 'presenter'> {
  /** How many vouchers who wins has. */
  readonly lot: number;
}

/** Puts the person down. Where there is one type, Enter is enough. */
function Entering({ open, lot, presenter }: EnteringProps) {
  const { t, said } = useSpeech();
  const [chosen, choose] = useState(open.types[0]?.id ?? '');
  const [birthDay, setBirthDay] = useState('');
  const { types, minimumAge } = open;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const lines = [{ type: chosen, count: lot }];
    void presenter.give({ lines, birthDay: birthDay || null, area: null });
  };
  return (
    <form className={styles.wanted} noValidate autoComplete="off" onSubmit={enter}>
      {types.length > 1 && (
        <fieldset className={styles.types}>
          <legend>{t('office-vouchers:desk.draw.which')}</legend>
          {types.map(({ id, title }) => (
            <label key={id}>
              <input type="radio" name="drawn-type" checked={id === chosen} onChange={() => choose(id)} />
              {said(title).text}
            </label>
          ))}
        </fieldset>
      )}
      {minimumAge !== null && (
        <div className={styles.beside}>
          <BirthDayField birthDay={birthDay} setBirthDay={setBirthDay} age={minimumAge} />
        </div>
      )}
      <p>{t('office-vouchers:desk.draw.lot', { count: lot, n: formatCount(lot) })}</p>
      <FirstButton type="submit">{t('office-vouchers:desk.draw.enter')}</FirstButton>
    </form>
  );
}

interface EnteredProps extends Pick<DrawProps, 'open' | 'presenter'> {
  readonly entry: NonNullable<PersonAtDeskAnswer['entry']>;
}

/** That the person is in the draw, in line, or has a lot set aside, which the desk gives. */
function Entered({ open, entry, presenter }: EnteredProps) {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const { state, code, position, until, type, count, amount } = entry;
  const title = said(open.types.find(({ id }) => id === type)?.title).text;
  const facts = { code, count, n: formatCount(count), type: title, position: formatCount(position ?? 0) };
  const take = () => {
    const lines = [{ type, count }];
    void presenter.give({ lines, birthDay: null, area: null, isLot: true });
  };
  return (
    <>
      <div className={state === 'waiting' ? desk.no : desk.yes}>
        <Icon name={state === 'waiting' ? 'info' : 'check'} />
        <p>
          <b>{t(`office-vouchers:desk.draw.${state}`, facts)}</b>
          <span>
            {until === null
              ? t('office-vouchers:desk.draw.letters', facts)
              : t('office-vouchers:desk.draw.until', { at: moment(until) })}
          </span>
        </p>
      </div>
      {state === 'offered' && (
        <div className={styles.wanted}>
          <p className={styles.cash}>
            {t(`office-vouchers:desk.${amount === 0 ? 'free' : 'collect'}`)}{' '}
            {amount > 0 && <b>{formatMoney(cents(amount))}</b>}
          </p>
          <OfficeButton className={styles.give} onClick={take}>
            {t('office-vouchers:desk.give', { count, n: formatCount(count) })}
          </OfficeButton>
        </div>
      )}
    </>
  );
}
