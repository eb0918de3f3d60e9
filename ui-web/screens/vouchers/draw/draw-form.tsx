import type { FormEvent } from 'react';
import type { CampaignAnswer, CampaignDrawAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FailureNotice, useFailureWords } from '../failure-notice.tsx';
import { fieldOf } from '../order-failure.ts';
import { Person, TypeFacts, useRefusedField } from '../order-form.tsx';
import type { VouchersPresenter } from '../presenter.ts';
import type { VouchersPage } from '../state.ts';
import styles from '../vouchers.module.css';
import { DrawFigures, DrawHow } from './draw-facts.tsx';

interface FormProps {
  readonly campaign: CampaignAnswer;
  readonly draw: CampaignDrawAnswer;
  readonly page: VouchersPage;
  readonly presenter: VouchersPresenter;
}

/** Who wants to be in the draw, and for which vouchers. Nothing is paid. */
export function DrawForm({ campaign, draw, page, presenter }: FormProps) {
  const { t } = useSpeech();
  const { failure, isSending } = page;
  const field = failure === null ? null : fieldOf(failure.kind);
  const form = useRefusedField(field, failure);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...more] = campaign.types;
    // Of one type there is nothing to choose.
    if (only !== undefined && more.length === 0) presenter.write({ counts: { [only.id]: draw.lot } });
    void presenter.order();
  };
  return (
    <form ref={form} className={styles.order} id="comprar" noValidate onSubmit={send}>
      <div className={styles.fields}>
        <DrawTypes {...{ campaign, draw, page, presenter }} />
        <Person campaign={campaign} page={page} presenter={presenter} />
        <EmailField {...{ campaign, page, presenter }} />
      </div>
      <aside className={styles.bill} aria-label={t('vouchers:entry.title')}>
        <DrawFigures draw={draw} />
        <DrawHow draw={draw} />
        <Button type="submit" wide busy={isSending}>
          {t(isSending ? 'vouchers:bill.sending' : 'vouchers:draw.send')}
        </Button>
        <p className="note">{t('vouchers:draw.nothing')}</p>
        {failure !== null && field === null && <FailureNotice failure={failure} campaign={campaign} />}
      </aside>
    </form>
  );
}

/** Which type a person wants; of one type, what it is. */
function DrawTypes({ campaign, draw, page: { entry, failure }, presenter }: FormProps) {
  const { t } = useSpeech();
  const words = useFailureWords();
  const { types } = campaign;
  const [only] = types;
  if (types.length === 1 && only !== undefined)
    return (
      <p className={styles.types}>
        <TypeFacts type={only} />
      </p>
    );
  return (
    <fieldset className={styles.group} data-field="counts">
      <legend>{t('vouchers:draw.which')}</legend>
      {failure !== null && fieldOf(failure.kind) === 'counts' && (
        <Notice tone="error" live="assertive">
          <p>{words(failure, campaign)}</p>
        </Notice>
      )}
      <PlainList className={styles.types}>
        {types.map((type) => (
          <li key={type.id}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="voucher-type"
                checked={(entry.counts[type.id] ?? 0) > 0}
                onChange={() => presenter.write({ counts: { [type.id]: draw.lot } })}
              />
              <TypeFacts type={type} />
            </label>
          </li>
        ))}
      </PlainList>
    </fieldset>
  );
}

function EmailField({ campaign, page: { entry, failure }, presenter }: Omit<FormProps, 'draw'>) {
  const { t } = useSpeech();
  const words = useFailureWords();
  const isWrong = failure !== null && fieldOf(failure.kind) === 'email';
  return (
    <div data-field="email">
      <TextField
        label={t('vouchers:draw.email')}
        hint={t('vouchers:draw.emailHint')}
        type="email"
        autoComplete="email"
        value={entry.email}
        {...(isWrong && { error: words(failure, campaign) })}
        onChange={(email) => presenter.write({ email })}
      />
    </div>
  );
}
