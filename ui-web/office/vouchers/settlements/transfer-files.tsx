import { useId, useState } from 'react';
import { exportRunCall } from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import type { RunPartProps } from './run-part.ts';

/** The files for the bank, and the form that makes one. */
export function TransferFiles({ id, run, isBusy, act }: RunPartProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const own = useId();
  const { files, settlements, maySettle } = run;
  const isApproved = settlements.some(({ status }) => status === 'approved');
  const number = String(run.number);
  const base = `/api/${council.realm}/staff/vouchers/campaigns/${encodeURIComponent(id)}/settlements/${number}`;
  return (
    <section aria-labelledby={own} className={styles.section}>
      <h2 id={own}>{t('office-settlements:files.title')}</h2>
      {files.length === 0 && !isApproved && (
        <p className={votes.hint}>{t('office-settlements:files.none')}</p>
      )}
      <ul role="list" className={styles.rows}>
        {files.map((file) => (
          <li key={file.number}>
            <p>
              {t('office-settlements:files.made', {
                id: file.id,
                count: file.transfers,
                total: formatMoney(cents(file.amount)),
                who: file.by,
              })}
            </p>
            {maySettle && (
              <a href={`${base}/files/${file.number}`} download>
                {t('office-settlements:files.download', { id: file.id })}
              </a>
            )}
          </li>
        ))}
      </ul>
      {maySettle && isApproved && <NewFile id={id} run={run} isBusy={isBusy} act={act} />}
    </section>
  );
}

/** The form that makes a file of what was approved. */
function NewFile({ id, run, isBusy, act }: RunPartProps) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const own = useId();
  const today = dayAt(council.clock.now(), town.timeZone);
  const [day, setDay] = useState<string>(today);
  const named = { realm: council.realm, id, run: String(run.number) };
  const make = () => act(() => council.call(exportRunCall, { ...named, body: { day } }));
  return (
    <form
      className={votes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className={votes.field}>
        <label htmlFor={own}>{t('office-settlements:files.day')}</label>
        <input
          id={own}
          type="date"
          min={today}
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <div>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-settlements:files.make')}
        </OfficeButton>
      </div>
    </form>
  );
}
