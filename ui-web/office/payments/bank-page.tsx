import { useState } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { BankFile } from './bank-file.tsx';
import { type BankPresenter, bankPresenter, type BankState, clearOnes } from './bank-presenter.ts';
import { ComparedTables } from './compared-tables.tsx';
import { FileFaults } from './file-faults.tsx';
import { SureDialog } from '../parts/sure-dialog.tsx';
import styles from './payments.module.css';

const files = [
  { name: 'redsys', accept: '.csv,.txt,text/csv,text/plain' },
  { name: 'norma43', accept: '.n43,.c43,.q43,.txt,.aeb,text/plain' },
] as const;

/** The payments beside the files of the bank: what matches, what does not, and what that settles. */
export function BankPage() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => bankPresenter(council));
  const state = useViewModel(presenter);
  const { wrong, faults, found, isBusy, isFailed } = state;
  return (
    <>
      <form
        className={styles.bank}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.compare();
        }}
      >
        <p>{t('office-payments:bankPage.lead')}</p>
        <div className={styles.files}>
          {files.map(({ name, accept }) => {
            const fault = wrong[name];
            return (
              <BankFile
                key={name}
                label={t(`office-payments:bankPage.${name}`)}
                accept={accept}
                file={state.files[name]}
                error={fault === undefined ? null : t(`office-payments:fault.${fault}`)}
                choose={(file) => presenter.choose(name, file)}
              />
            );
          })}
        </div>
        <OfficeButton type="submit" look={found === null ? 'full' : 'outline'} busy={isBusy}>
          {t('office-payments:bankPage.compare')}
        </OfficeButton>
      </form>
      {faults !== null && <FileFaults {...faults} />}
      {isFailed && (
        <Notice tone="error" live="assertive">
          <p>{t('office-payments:bankPage.failed')}</p>
        </Notice>
      )}
      <Settled state={state} />
      {found !== null && (
        <>
          <Settling state={state} presenter={presenter} />
          <ComparedTables found={found} />
        </>
      )}
    </>
  );
}

/** What was settled, said once it is done. */
function Settled({ state: { settled, isUnsent } }: { readonly state: BankState }) {
  const { t } = useSpeech();
  if (settled === null) return null;
  return (
    <Notice tone={isUnsent ? 'error' : 'ok'} live={isUnsent ? 'assertive' : 'polite'}>
      <p>{t('office-payments:bankPage.settled', { count: settled })}</p>
      {isUnsent && <p>{t('office-payments:said.unsent')}</p>}
    </Notice>
  );
}

interface SettlingProps {
  readonly state: BankState;
  readonly presenter: BankPresenter;
}

/** How many the bank is clear about, and their settling for those who may. */
function Settling({ state: { found, isBusy }, presenter }: SettlingProps) {
  const { t } = useSpeech();
  const { me } = useOffice();
  const count = found === null ? 0 : clearOnes(found);
  const maySettle = me.acts.has('payment.settle') && me.acts.has('payment.refund');
  if (count === 0) return <p>{t('office-payments:bankPage.noSettle')}</p>;
  return (
    <div className={styles.settling}>
      <p>{t('office-payments:bankPage.would', { count })}</p>
      {maySettle && <SettleButton count={count} isBusy={isBusy} settle={presenter.settle} />}
    </div>
  );
}

interface SettleButtonProps extends Pick<BankState, 'isBusy'> {
  readonly count: number;
  readonly settle: () => Promise<void>;
}

/** Settles them once that is confirmed. */
function SettleButton({ count, isBusy, settle }: SettleButtonProps) {
  const { t } = useSpeech();
  const [isSure, ask] = useState(false);
  const words = t('office-payments:bankPage.settle', { count });
  return (
    <>
      <OfficeButton onClick={() => ask(true)}>{words}</OfficeButton>
      <SureDialog
        isOpen={isSure}
        title={t('office-payments:bankPage.sure', { count })}
        lead={t('office-payments:bankPage.sureLead')}
        yes={words}
        no={t('office-payments:bankPage.cancel')}
        isBusy={isBusy}
        cancel={() => ask(false)}
        confirm={() => void settle().then(() => ask(false))}
      />
    </>
  );
}
