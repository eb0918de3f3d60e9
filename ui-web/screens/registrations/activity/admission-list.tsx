import { useState } from 'react';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { formatDay } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { AdmissionListAnswer } from '../state.ts';
import { codeText } from '../words.ts';
import styles from '../registrations.module.css';

/** How many rows are shown at first: a phone draws thousands slowly. */
const firstRows = 50;

interface AdmissionProps {
  readonly activity: ActivityAnswer;
  readonly list: AdmissionListAnswer;
  /** The letters of the applications of this device. */
  readonly codes: readonly string[];
}

/** The published list of who is admitted, by letters: those of this device first, the others found by theirs. */
export function AdmissionListPart({ activity, list, codes }: AdmissionProps) {
  const { t, language } = useSpeech();
  const { timeZone } = usePlace().site;
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(firstRows);
  const at = list.final ?? list.provisional ?? activity.closes;
  const wanted = typed.replaceAll(/[\s-]/gu, '').toLowerCase();
  const found = list.items
    .filter(({ code }) => code.includes(wanted))
    .toSorted((a, b) => Number(codes.includes(b.code)) - Number(codes.includes(a.code)));
  return (
    <LedgerRow
      id="lista"
      title={t(list.final === null ? 'registrations:list.provisional' : 'registrations:list.final')}
      lead={
        <p>
          {t('registrations:list.published', { when: formatDay(dayAt(Date.parse(at), timeZone), language) })}
        </p>
      }
    >
      <TextField
        label={t('registrations:list.find')}
        hint={t('registrations:list.findHint')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        width="16em"
        onChange={setTyped}
      />
      <p role="status">
        {t('registrations:list.count', { count: found.length, n: formatCount(found.length) })}
      </p>
      {found.length > 0 && <ListRows rows={found.slice(0, most)} codes={codes} />}
      {found.length > most && (
        <Button look="outline" size="short" onClick={() => setMost(found.length)}>
          {t('registrations:list.all', { n: formatCount(found.length) })}
        </Button>
      )}
    </LedgerRow>
  );
}

interface RowsProps {
  readonly rows: AdmissionListAnswer['items'];
  readonly codes: readonly string[];
}

function ListRows({ rows, codes }: RowsProps) {
  const { t } = useSpeech();
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{t('registrations:list.code')}</th>
          <th scope="col">{t('registrations:list.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, isAdmitted, reason }) => (
          <tr key={code}>
            <th scope="row">
              <span className={styles.code}>{codeText(code)}</span>
              {codes.includes(code) && <strong> {t('registrations:list.yours')}</strong>}
            </th>
            <td>
              {t(isAdmitted ? 'registrations:list.admitted' : 'registrations:list.excluded')}
              {reason !== '' && `: ${reason}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
