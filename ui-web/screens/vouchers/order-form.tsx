import { type FormEvent, useEffect, useRef } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { IconButton } from '#ui-web/components/button/icon-button.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FailureNotice, useFailureWords } from './failure-notice.tsx';
import { fieldOf } from './order-failure.ts';
import type { VouchersPresenter } from './presenter.ts';
import type { VouchersPage } from './state.ts';
import { mayAdd, euroText, orderTotals } from './view-model.ts';
import styles from './vouchers.module.css';

interface FormProps {
  readonly campaign: CampaignAnswer;
  readonly page: VouchersPage;
  readonly presenter: VouchersPresenter;
}

/** What the council refused is corrected where it was written. */
export function useRefusedField(field: ReturnType<typeof fieldOf>, failure: VouchersPage['failure']) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input, select`)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again with each refusal, though it is the same field
  }, [field, failure]);
  return form;
}

/** Who buys, how many, and what it comes to: one page, one button. */
export function OrderForm({ campaign, page, presenter }: FormProps) {
  const { t } = useSpeech();
  const { failure } = page;
  const field = failure === null ? null : fieldOf(failure.kind);
  const form = useRefusedField(field, failure);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void presenter.order();
  };
  return (
    <form ref={form} className={styles.order} id="comprar" noValidate onSubmit={send}>
      <div className={styles.fields}>
        <Types campaign={campaign} page={page} presenter={presenter} />
        <Person campaign={campaign} page={page} presenter={presenter} />
      </div>
      <aside className={styles.bill} aria-label={t('vouchers:bill.label')}>
        <Bill campaign={campaign} page={page} />
        {failure !== null && field === null && <FailureNotice failure={failure} campaign={campaign} />}
      </aside>
    </form>
  );
}

function Types({ campaign, page, presenter }: FormProps) {
  const { t } = useSpeech();
  const words = useFailureWords();
  const { counts } = page.entry;
  const { failure } = page;
  const most = campaign.perPerson;
  return (
    <fieldset className={styles.group} data-field="counts">
      <legend>{t('vouchers:form.howMany')}</legend>
      {most !== null && (
        <p className="note">{t('vouchers:form.most', { count: most, n: formatCount(most) })}</p>
      )}
      {failure !== null && fieldOf(failure.kind) === 'counts' && (
        <Notice tone="error" live="assertive">
          <p>{words(failure, campaign)}</p>
        </Notice>
      )}
      <PlainList className={styles.types}>
        {campaign.types.map((type) => (
          <TypeRow key={type.id} campaign={campaign} type={type} counts={counts} presenter={presenter} />
        ))}
      </PlainList>
    </fieldset>
  );
}

interface TypeRowProps extends Pick<FormProps, 'campaign' | 'presenter'> {
  readonly type: CampaignAnswer['types'][number];
  readonly counts: VouchersPage['entry']['counts'];
}

/** One type: what it is worth, what is paid for it, and how many are wanted. */
function TypeRow({ campaign, type, counts, presenter }: TypeRowProps) {
  const { t, said } = useSpeech();
  const name = said(type.title).text;
  const count = counts[type.id] ?? 0;
  return (
    <li>
      <TypeFacts type={type} />
      <div className={styles.counter} role="group" aria-label={name}>
        <IconButton
          icon="minus"
          label={t('vouchers:form.less', { type: name })}
          disabled={count === 0}
          onClick={() => presenter.count(type.id, -1)}
        />
        <output>{count}</output>
        <IconButton
          icon="plus"
          label={t('vouchers:form.more', { type: name })}
          disabled={!mayAdd(campaign, type, counts)}
          onClick={() => presenter.count(type.id, 1)}
        />
      </div>
    </li>
  );
}

/** What a type is worth, and what is paid for it. */
export function TypeFacts({ type }: Pick<TypeRowProps, 'type'>) {
  const { t, said } = useSpeech();
  const title = said(type.title);
  const { uses, face, minimum, price } = type;
  return (
    <span>
      <b lang={langOf(title)}>{title.text}</b>
      <small>
        {t('vouchers:form.type', { count: uses, n: formatCount(uses), face: euroText(face) })}{' '}
        {minimum > 0 && t('vouchers:form.minimum', { amount: euroText(minimum) })}
      </small>
      <span className={styles.price}>
        {price === 0 ? t('vouchers:form.free') : t('vouchers:form.youPay', { amount: euroText(price) })}
      </span>
      {type.left === 0 && <span className={styles.none}>{t('vouchers:form.noneOfType')}</span>}
    </span>
  );
}

/** Who asks: a number and, if the campaign needs them, a birth date and an area. */
export function Person({ campaign, page: { entry, failure }, presenter }: FormProps) {
  const words = useFailureWords();
  const errorOf = (field: ReturnType<typeof fieldOf>) =>
    failure !== null && fieldOf(failure.kind) === field ? words(failure, campaign) : undefined;
  const { register, minimumAge, areas } = campaign;
  return (
    <>
      <IdentityField {...{ campaign, entry, presenter }} error={errorOf('identity')} />
      {(minimumAge !== null || register !== 'anybody') && (
        <div data-field="birthDay">
          <BirthDay entry={entry} error={errorOf('birthDay')} presenter={presenter} />
        </div>
      )}
      {areas.length > 0 && <AreaField {...{ campaign, entry, presenter }} error={errorOf('area')} />}
    </>
  );
}

interface PersonFieldProps extends Pick<FormProps, 'campaign' | 'presenter'> {
  readonly entry: VouchersPage['entry'];
  readonly error: string | undefined;
}

function IdentityField({ campaign: { register }, entry, error, presenter }: PersonFieldProps) {
  const { t } = useSpeech();
  return (
    <div data-field="identity">
      <TextField
        label={t('vouchers:form.identity')}
        hint={t(
          register === 'anybody' ? 'vouchers:form.identityMarked' : `vouchers:form.checked.${register}`,
        )}
        width="14em"
        autoComplete="off"
        spellCheck={false}
        value={entry.identity}
        {...(error !== undefined && { error })}
        onChange={(identity) => presenter.write({ identity })}
      />
    </div>
  );
}

function AreaField({ campaign: { areas }, entry, error, presenter }: PersonFieldProps) {
  const { t, said } = useSpeech();
  return (
    <div data-field="area">
      <SelectField
        label={t('vouchers:form.area')}
        value={entry.area}
        error={error}
        onChange={(area) => presenter.write({ area })}
        options={[
          { value: '', text: t('vouchers:form.chooseArea') },
          ...areas.map(({ id, title }) => ({ value: id, text: said(title).text })),
        ]}
      />
    </div>
  );
}

function BirthDay({ entry, error, presenter }: Omit<PersonFieldProps, 'campaign'>) {
  const { t } = useSpeech();
  return (
    <DateFields
      id="voucher-birth"
      legend={t('vouchers:birth.date')}
      labels={{
        year: t('vouchers:birth.year'),
        month: t('vouchers:birth.month'),
        day: t('vouchers:birth.day'),
      }}
      hint={t('vouchers:birth.hint')}
      error={error}
      value={entry.birthDay}
      onChange={(birthDay) => presenter.write({ birthDay })}
    />
  );
}

interface BillLinesProps {
  readonly totals: ReturnType<typeof orderTotals>;
}

/** What the vouchers are worth, and who pays how much of it. */
function BillLines({ totals: { count, worth, price } }: BillLinesProps) {
  const { t } = useSpeech();
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{t('vouchers:bill.vouchers', { count, n: formatCount(count) })}</dt>
        <dd>{euroText(worth)}</dd>
      </div>
      <div>
        <dt>{t('vouchers:bill.council')}</dt>
        <dd>
          {worth > price && '−'}
          {euroText(Math.max(0, worth - price))}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('vouchers:bill.youPay')}</dt>
        <dd>{euroText(price)}</dd>
      </div>
    </dl>
  );
}

function Bill({ campaign, page }: Pick<FormProps, 'campaign' | 'page'>) {
  const { t } = useSpeech();
  const totals = orderTotals(campaign.types, page.entry.counts);
  const { returnDays, types } = campaign;
  // Before anything is chosen, the button says what will be done with what can be chosen.
  const isPaid = totals.count === 0 ? types.some((type) => type.price > 0) : totals.price > 0;
  return (
    <>
      <BillLines totals={totals} />
      <Button type="submit" wide busy={page.isSending}>
        {page.isSending && t('vouchers:bill.sending')}
        {!page.isSending && t(isPaid ? 'vouchers:bill.reserve' : 'vouchers:bill.get')}
      </Button>
      {isPaid && <p className="note">{t('vouchers:bill.reserveNote')}</p>}
      {returnDays > 0 && (
        <p className="note">
          {t('vouchers:bill.returns', { count: returnDays, n: formatCount(returnDays) })}
        </p>
      )}
    </>
  );
}
