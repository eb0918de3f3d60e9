import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { SubsidyView, TypedRow } from '#application/subsidies/subsidy-rows.ts';
import { cents } from '#domain/shared/money.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { SubsidyCell } from './cell.tsx';
import styles from './screen.module.css';
import { columnWord, subsidyFactViews } from './view-model.ts';

interface DetailProps {
  readonly view: SubsidyView;
  readonly rows: readonly TypedRow[];
  /** Which row is open; null for none. */
  readonly at: number | null;
  readonly onGo: (at: number | null) => void;
}

/** A row in full, with links to the one before and the one after. */
export function Detail({ view, rows, at, onGo }: DetailProps) {
  const speech = useSpeech();
  const { t } = speech;
  const row = at === null ? undefined : rows[at];
  if (at === null || row === undefined) return null;
  const number = { n: formatCount(at + 1), of: formatCount(rows.length) };
  const which = t(view === 'grants' ? 'subsidies:one.grant' : 'subsidies:one.call', number);
  const { code, amount } = row;
  return (
    <DialogFrame
      open
      title={<Words of={row.title} />}
      lead={
        <p className="note" role="status">
          {[which, ...(code === '' ? [] : [t('subsidies:one.bdns', { code })])].join(' · ')}
        </p>
      }
      onClose={() => onGo(null)}
      footer={
        <>
          <Button look="outline" aria-disabled={at === 0} onClick={() => at > 0 && onGo(at - 1)}>
            {t('subsidies:one.previous')}
          </Button>
          <Button
            look="outline"
            aria-disabled={at + 1 === rows.length}
            onClick={() => at + 1 < rows.length && onGo(at + 1)}
          >
            {t('subsidies:one.next')}
          </Button>
          <Button onClick={() => onGo(null)}>{t('subsidies:one.close')}</Button>
        </>
      }
    >
      {amount !== null && (
        <p className={styles.amount}>
          <span>{columnWord(speech, 'Importe')}</span> <b className="figure">{formatMoney(cents(amount))}</b>
        </p>
      )}
      <Facts
        look="long"
        items={subsidyFactViews(row, view, speech).map(({ term, value }) => ({
          term,
          value: <SubsidyCell of={value} />,
        }))}
      />
    </DialogFrame>
  );
}
