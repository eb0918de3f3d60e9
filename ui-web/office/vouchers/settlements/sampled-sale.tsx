import { useCallback, useId, useState } from 'react';
import { checkSaleCall } from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { readSampleSaleCall } from '#adapters/wire/vouchers/settlements/read-run.ts';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import type { RunPartProps } from './run-part.ts';

type Sampled = NonNullable<RunAnswer['sample']>['sales'][number];

interface SampledProps extends RunPartProps {
  readonly sale: Sampled;
}

/** One sale of the sample: opened to be looked at, or what was seen of it. */
export function SampledSale({ sale, ...props }: SampledProps) {
  const { t } = useSpeech();
  const [isOpen, open] = useState(false);
  const { check } = sale;
  return (
    <li>
      <p>
        <b>{sale.number}</b> {sale.shop}{' '}
        {sale.isSuspicious && (
          <span className={votes.state}>{t('office-settlements:sample.suspicious')}</span>
        )}
      </p>
      {check !== null && (
        <p>
          {t(`office-settlements:sample.${check.isRight ? 'wasRight' : 'wasWrong'}`, { who: check.by })}
          {check.words !== '' && ` «${check.words}»`}
        </p>
      )}
      {check === null && props.run.maySettle && !isOpen && (
        <OfficeButton look="outline" onClick={() => open(true)}>
          {t('office-settlements:sample.look', { number: sale.number })}
        </OfficeButton>
      )}
      {check === null && isOpen && <Evidence sale={sale} {...props} />}
    </li>
  );
}

function Picture({ content, title }: { readonly content: string | null; readonly title: string }) {
  const { t } = useSpeech();
  if (content === null) return <p>{t('office-settlements:sample.noPicture', { title })}</p>;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <img className={styles.evidence} src={`data:;base64,${content}`} alt={title} />
    </figure>
  );
}

const centsOf = (euros: string) => cents(Math.round(Number(euros) * 100));

/** What the council has of a sale of the sample; null until it has come. */
function useEvidence({ id, run, sale }: SampledProps) {
  const { council } = useOffice();
  const { realm } = council;
  const number = String(run.number);
  const ask = useCallback(
    () => council.call(readSampleSaleCall, { realm, id, run: number, sale: sale.id }),
    [council, realm, id, number, sale.id],
  );
  const [answer] = useAnswer(ask);
  return answer;
}

function Evidence(props: SampledProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const answer = useEvidence(props);
  if (answer === null) return <p>{t('office:loading')}</p>;
  if (isLeft(answer)) return <p role="alert">{t('office-settlements:refused.failed')}</p>;
  const found = answer.right;
  return (
    <div className={votes.stack}>
      <p>
        {t('office-settlements:sample.sold', {
          price: formatMoney(centsOf(found.sale.price)),
          amount: formatMoney(centsOf(found.sale.amount)),
          at: moment(found.sale.at),
        })}
      </p>
      <div className={styles.pictures}>
        <Picture content={found.ticket} title={t('office-settlements:sample.ticket')} />
        {found.photo !== null && (
          <Picture content={found.photo} title={t('office-settlements:sample.photo')} />
        )}
      </div>
      <CheckForm {...props} />
    </div>
  );
}

/** Whether the sale is right, and what was seen if it is not. */
function CheckForm({ id, run, sale, isBusy, act }: SampledProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [words, setWords] = useState('');
  const check = (isRight: boolean) => {
    const named = { realm: council.realm, id, run: String(run.number) };
    void act(() => council.call(checkSaleCall, { ...named, body: { sale: sale.id, isRight, words } }));
  };
  const refuse = () => words.trim() !== '' && check(false);
  return (
    <>
      <SeenWords words={words} setWords={setWords} />
      <p className={votes.acts}>
        <OfficeButton busy={isBusy} onClick={() => check(true)}>
          {t('office-settlements:sample.right')}
        </OfficeButton>
        <OfficeButton look="outline" busy={isBusy} aria-disabled={words.trim() === ''} onClick={refuse}>
          {t('office-settlements:sample.wrong')}
        </OfficeButton>
      </p>
    </>
  );
}

interface SeenWordsProps {
  readonly words: string;
  readonly setWords: (words: string) => void;
}

function SeenWords({ words, setWords }: SeenWordsProps) {
  const { t } = useSpeech();
  const own = useId();
  return (
    <div className={votes.field}>
      <label htmlFor={own}>{t('office-settlements:sample.words')}</label>
      <textarea id={own} rows={2} maxLength={500} value={words} onChange={(e) => setWords(e.target.value)} />
      <small>{t('office-settlements:sample.wordsHint')}</small>
    </div>
  );
}
