import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { DateFields } from '#ui-web/components/field/date-fields.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { VouchersPresenter } from './presenter.ts';
import type { OrderFailure, PaperVoucherEntry } from './state.ts';
import styles from './vouchers.module.css';

interface AddPaperProps {
  readonly campaign: CampaignAnswer;
  readonly presenter: Pick<VouchersPresenter, 'addPaper'>;
}

/** Opens the form that brings a voucher on paper into this wallet. */
export function AddPaper(props: AddPaperProps) {
  const { t } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    document.querySelector<HTMLElement>('#mis-bonos')?.focus();
  };
  if (isOpen) return <PaperForm {...props} close={close} />;
  return (
    <p>
      <Button look="outline" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('vouchers:add.title')}
      </Button>
    </p>
  );
}

const nothing: PaperVoucherEntry = { text: '', identity: '', birthDay: '' };

/** The letters of a voucher, and who its holder is, as when it was given. */
function PaperForm({ campaign, presenter, close }: AddPaperProps & { readonly close: () => void }) {
  const { t } = useSpeech();
  const [entry, setEntry] = useState(nothing);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await presenter.addPaper(campaign.id, entry);
    setBusy(false);
    setFailure(refused);
    if (refused === null) close();
  };
  const form = useRef<HTMLFormElement>(null);
  // Who opened it by keyboard is in its first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} className={styles.add} noValidate onSubmit={(event) => void add(event)}>
      <h3>{t('vouchers:add.title')}</h3>
      <p className="note">{t('vouchers:add.note')}</p>
      <PaperFields
        entry={entry}
        write={(change) => setEntry((before) => ({ ...before, ...change }))}
        hasBirthDay={campaign.register !== 'anybody'}
      />
      {failure !== null && <FailureNotice failure={failure} campaign={campaign} />}
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {t('vouchers:add.send')}
        </Button>
        <Button look="text" onClick={close}>
          {t('vouchers:add.close')}
        </Button>
      </div>
    </form>
  );
}

interface PaperFieldsProps {
  readonly entry: PaperVoucherEntry;
  readonly write: (change: Partial<PaperVoucherEntry>) => void;
  readonly hasBirthDay: boolean;
}

function PaperFields({ entry, write, hasBirthDay }: PaperFieldsProps): ReactNode {
  const { t } = useSpeech();
  return (
    <>
      <TextField
        label={t('vouchers:add.letters')}
        hint={t('vouchers:add.lettersHint')}
        autoComplete="off"
        value={entry.text}
        onChange={(text) => write({ text })}
      />
      <TextField
        label={t('vouchers:add.identity')}
        autoComplete="off"
        value={entry.identity}
        onChange={(identity) => write({ identity })}
      />
      {hasBirthDay && (
        <DateFields
          id="paper-birth"
          legend={t('vouchers:birth.date')}
          labels={{
            year: t('vouchers:birth.year'),
            month: t('vouchers:birth.month'),
            day: t('vouchers:birth.day'),
          }}
          hint={t('vouchers:birth.hint')}
          value={entry.birthDay}
          onChange={(birthDay) => write({ birthDay })}
        />
      )}
    </>
  );
}
