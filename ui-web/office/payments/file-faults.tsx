import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BankFileName, FileFault } from './bank-presenter.ts';

const most = 20;
const columnNames = ['order', 'day', 'amount', 'type', 'result', 'currency'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface FaultsProps {
  readonly file: BankFileName;
  readonly list: readonly FileFault[];
}

/** Why a file of the bank cannot be read: each fault with its line. */
export function FileFaults({ file, list }: FaultsProps) {
  const { t, speaker } = useSpeech();
  const wordsOf = ({ kind, line, columns, found, expected }: FileFault): string => {
    const name = columnNames.find((one) => one === columns);
    const at = name === undefined ? null : t(`office-payments:columns.${name}`);
    const place = [
      t('office-payments:bankPage.place', { line: Number(line) }),
      ...(at === null ? [] : [at]),
      ...(at === null && typeof columns === 'string'
        ? [t('office-payments:bankPage.columns', { columns })]
        : []),
    ].join(', ');
    const key = `office-payments:faults.${textOf(kind)}`;
    const values = { found: textOf(found), expected: textOf(expected) };
    // A newer council may know a fault that this page does not: then its name is better than nothing.
    return `${place}: ${speaker.exists(key) ? t(key, values) : textOf(kind)}`;
  };
  return (
    <Notice tone="error" live="assertive">
      <p>
        <b>{t(`office-payments:bankPage.${file}`)}.</b> {t('office-payments:bankPage.refused')}
      </p>
      <ul>
        {list.slice(0, most).map((fault) => {
          const words = wordsOf(fault);
          return <li key={words}>{words}</li>;
        })}
      </ul>
      {list.length > most && <p>{t('office-payments:bankPage.more', { count: list.length - most })}</p>}
    </Notice>
  );
}
