import { useId, useState } from 'react';
import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import type { LettersAnswer, LettersPresenter } from './letters-presenter.ts';

interface PrinterProps {
  readonly letters: LettersAnswer;
  readonly presenter: LettersPresenter;
  readonly isBusy: boolean;
}

/** The whole fingerprint, in groups of four that two people compare by telephone. */
const inGroups = (print: string): string => (print.match(/.{4}/gu) ?? []).join(' ');

/** To whom letters are encrypted: the printer’s certificate, and who compared its fingerprint. */
export function PrinterPlace({ letters, presenter, isBusy }: PrinterProps) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const id = useId();
  const { printer, mayMake } = letters;
  return (
    <div className={styles.stack}>
      <h3>{t('office-census:letters.printer')}</h3>
      {printer === null ? (
        <p className={styles.hint}>{t('office-census:letters.noPrinter')}</p>
      ) : (
        <>
          <p>
            <b>{printer.subject}</b>{' '}
            {t('office-census:letters.until', {
              at: formatDay(dayAt(Date.parse(printer.until), town.timeZone), language),
            })}
          </p>
          <p>
            {t('office-census:letters.print')}{' '}
            <code translate="no" className={styles.wholePrint}>
              {inGroups(printer.print)}
            </code>
          </p>
          <p className={styles.line}>
            <Icon name={printer.confirmed === null ? 'warning' : 'check'} />
            <span>
              {printer.confirmed === null
                ? t('office-census:letters.brought', { who: printer.brought.by })
                : t('office-census:letters.confirmed', {
                    who: printer.brought.by,
                    other: printer.confirmed.by,
                  })}
            </span>
          </p>
          {letters.mayConfirm && (
            <ConfirmPrinter isBusy={isBusy} confirm={() => void presenter.confirmPrinter(printer.print)} />
          )}
        </>
      )}
      {mayMake && (
        <p>
          <FilePicker
            id={id}
            icon="document"
            accept=".pem,.crt,.cer,application/x-x509-ca-cert,application/x-pem-file"
            onPick={([picked]) => void picked?.text().then((text) => presenter.bringPrinter(text))}
          >
            {t(`office-census:letters.${printer === null ? 'bring' : 'bringOther'}`)}
          </FilePicker>
        </p>
      )}
    </div>
  );
}

/** Says that the fingerprint was compared, and confirms. */
function ConfirmPrinter({ confirm, isBusy }: { readonly confirm: () => void; readonly isBusy: boolean }) {
  const { t } = useSpeech();
  const [hasCompared, compare] = useState(false);
  return (
    <div className={styles.stack}>
      <label className={styles.check}>
        <input type="checkbox" checked={hasCompared} onChange={({ target }) => compare(target.checked)} />
        <span>{t('office-census:letters.compared')}</span>
      </label>
      <OfficeButton busy={isBusy} aria-disabled={!hasCompared} onClick={() => hasCompared && confirm()}>
        {t('office-census:letters.confirm')}
      </OfficeButton>
    </div>
  );
}
