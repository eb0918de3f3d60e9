import { useId, useState } from 'react';
import { drawRunSampleCall } from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import type { RunPartProps } from './run-part.ts';
import { SampledSale } from './sampled-sale.tsx';

const usualSize = 20;

/** The sales that people look at: drawn with a seed, then looked at one by one. */
export function SamplePart(props: RunPartProps) {
  const { t } = useSpeech();
  const own = useId();
  const { sample, maySettle } = props.run;
  return (
    <section aria-labelledby={own} className={styles.section}>
      <h2 id={own}>{t('office-settlements:sample.title')}</h2>
      {sample === null &&
        (maySettle ? <DrawForm {...props} /> : <p>{t('office-settlements:refused.notSampled')}</p>)}
      {sample !== null && (
        <>
          <p className={votes.hint}>
            {t('office-settlements:sample.drawn', { who: sample.by, seed: sample.seed })}
          </p>
          <ul role="list" className={styles.rows}>
            {sample.sales.map((sale) => (
              <SampledSale key={sale.id} sale={sale} {...props} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DrawForm({ id, run, isBusy, act }: RunPartProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const own = useId();
  const [seed, setSeed] = useState('');
  const [size, setSize] = useState(String(usualSize));
  const draw = () =>
    act(() =>
      council.call(drawRunSampleCall, {
        realm: council.realm,
        id,
        run: String(run.number),
        body: { seed, size: Number(size) },
      }),
    );
  return (
    <form
      className={votes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void draw();
      }}
    >
      <div className={votes.field}>
        <label htmlFor={`${own}-seed`}>{t('office-settlements:sample.seed')}</label>
        <input
          id={`${own}-seed`}
          value={seed}
          autoComplete="off"
          onChange={(event) => setSeed(event.target.value)}
        />
        <small>{t('office-settlements:sample.seedHint')}</small>
      </div>
      <div className={votes.field}>
        <label htmlFor={`${own}-size`}>{t('office-settlements:sample.size')}</label>
        <input
          id={`${own}-size`}
          inputMode="numeric"
          value={size}
          onChange={(event) => setSize(event.target.value)}
        />
      </div>
      <div>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-settlements:sample.draw')}
        </OfficeButton>
      </div>
    </form>
  );
}
