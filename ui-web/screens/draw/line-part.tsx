import type { DrawOnPage } from '#adapters/wire/registrations/draw/draw.ts';
import { formatCount } from '#application/text/numbers.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';

type LineOfGroup = NonNullable<DrawOnPage['line']>[number];

/** Whose turn it is when vouchers of a draw become free: the position that is next, of each type. */
export function LinePart({
  draw,
  line,
}: {
  readonly draw: DrawOnPage;
  readonly line: readonly LineOfGroup[];
}) {
  const { t, said } = useSpeech();
  const words = ({ next }: LineOfGroup) =>
    next === null
      ? t('draw:line.nobody')
      : t('draw:line.next', { n: formatCount(next), drawn: formatCount(draw.applications) });
  const [only, ...more] = line;
  return (
    <LedgerRow id="cola" title={t('draw:line.title')} lead={<p>{t('draw:line.lead')}</p>}>
      {only !== undefined && more.length === 0 ? (
        <p>{words(only)}</p>
      ) : (
        <PlainList>
          {line.map((one) => (
            <li key={one.group}>
              <strong>{said(draw.names.groups[one.group]).text}</strong>: {words(one)}
            </li>
          ))}
        </PlainList>
      )}
    </LedgerRow>
  );
}
