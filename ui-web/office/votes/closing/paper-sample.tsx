import { useId, useState } from 'react';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { SheetSurvey } from '#domain/voting/paper/sheet.ts';
import { mostWrong } from '#domain/voting/closing/sample-bound.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../votes.module.css';
import own from './closing.module.css';
import type { ClosingPresenter } from './closing-presenter.ts';
import { DrawnBallots } from './drawn-ballots.tsx';
import type { RecordNames } from './record-names.ts';

type Sample = ClosingAnswer['samples'][number];

interface SampleProps {
  readonly closing: ClosingAnswer;
  readonly names: Pick<RecordNames, 'of'>;
  /** The questions that are printed on the paper ballots. */
  readonly sheet: readonly SheetSurvey[];
  readonly isBusy: boolean;
  /** Why the last act on a sample was refused. */
  readonly trouble: string | null;
  readonly presenter: Pick<ClosingPresenter, 'draw' | 'check'>;
}

/** What was found in a sample, or the place where it is noted. */
function Result({
  sample,
  isBusy,
  presenter,
}: Omit<SampleProps, 'closing' | 'names' | 'sheet' | 'trouble'> & { readonly sample: Sample }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const id = useId();
  const [wrong, setWrong] = useState('0');
  const [words, setWords] = useState('');
  const { number, of, result } = sample;
  if (result !== null)
    return (
      <>
        <p>
          <b>
            {t('office-closing:sample.result', {
              wrong: formatCount(result.wrong),
              most: formatCount(result.mostWrong),
              of: formatCount(of),
            })}
          </b>
        </p>
        {result.words !== '' && <p>«{result.words}»</p>}
        <p className={styles.hint}>
          {result.by}, {moment(result.at)}
        </p>
      </>
    );
  return (
    <div className={own.fields}>
      <div className={styles.field}>
        <label htmlFor={`${id}-wrong`}>{t('office-closing:sample.wrong')}</label>
        <input
          id={`${id}-wrong`}
          inputMode="numeric"
          value={wrong}
          onChange={(event) => setWrong(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-words`}>{t('office-closing:sample.words')}</label>
        <input
          id={`${id}-words`}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <OfficeButton
        busy={isBusy}
        onClick={() =>
          void presenter.check(number, { wrong: /^\d+$/u.test(wrong.trim()) ? Number(wrong) : -1, words })
        }
      >
        {t('office-closing:sample.note')}
      </OfficeButton>
    </div>
  );
}

/** Draws a sample: how many ballots, and the public number that draws them. */
function NewSample({ closing, isBusy, presenter }: Omit<SampleProps, 'names' | 'sheet' | 'trouble'>) {
  const { t } = useSpeech();
  const id = useId();
  const of = closing.boxes.reduce((sum, { ballots }) => sum + ballots, 0);
  const [typed, type] = useState({ source: '', seed: '', size: String(Math.min(of, 60)) });
  const size = /^\d{1,6}$/u.test(typed.size.trim()) ? Number(typed.size) : 0;
  const isSize = size >= 1 && size <= of;
  const field = (name: keyof typeof typed, more: React.ComponentProps<'input'> = {}) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(`office-closing:sample.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        {...more}
        value={typed[name]}
        onChange={(event) => type({ ...typed, [name]: event.target.value })}
      />
      {name === 'seed' && <small>{t('office-closing:sample.seedHint')}</small>}
    </div>
  );
  const draw = async () => {
    const isDrawn = await presenter.draw({ source: typed.source, seed: typed.seed, size });
    if (isDrawn) type({ ...typed, source: '', seed: '' });
  };
  return (
    <div className={own.sample}>
      <div className={own.fields}>
        {field('size', { inputMode: 'numeric' })}
        {field('source', { maxLength: 500 })}
        {field('seed', { maxLength: 200, autoComplete: 'off' })}
      </div>
      {isSize && (
        <p aria-live="polite">
          {t('office-closing:sample.bound', {
            most: formatCount(mostWrong({ of, checked: size, wrong: 0 })),
            of: formatCount(of),
          })}
        </p>
      )}
      <div>
        <OfficeButton look="outline" busy={isBusy} onClick={() => void draw()}>
          {t(closing.samples.length === 0 ? 'office-closing:sample.draw' : 'office-closing:sample.another')}
        </OfficeButton>
      </div>
    </div>
  );
}

/** Samples of paper ballots: those that were drawn, and a new one. */
export function PaperSample(props: SampleProps) {
  const { t } = useSpeech();
  const { closing, trouble } = props;
  const { boxes, samples, stage } = closing;
  if (boxes.length === 0 && samples.length === 0) return null;
  const isOpen = stage === 'ready' && samples.every(({ result }) => result !== null);
  return (
    <>
      <h3>{t('office-closing:sample.title')}</h3>
      <p>{t('office-closing:sample.lead')}</p>
      {samples.map((sample) => (
        <div key={sample.number} className={own.sample}>
          <h4>
            {t('office-closing:sample.drawn', {
              n: sample.number,
              size: formatCount(sample.size),
              of: formatCount(sample.of),
            })}
          </h4>
          <p className={styles.hint}>
            {t('office-closing:sample.with', { seed: sample.seed, source: sample.source })}
          </p>
          <DrawnBallots drawn={sample.drawn} sheet={props.sheet} names={props.names} />
          <Result {...props} sample={sample} />
        </div>
      ))}
      {isOpen && <NewSample {...props} />}
      {trouble !== null && (
        <p role="alert" className={styles.bad}>
          {t(
            knownTroubles.has(trouble)
              ? `office-closing:sample.refused.${trouble}`
              : 'office-closing:refused.failed',
          )}
        </p>
      )}
    </>
  );
}

/** Reasons with words of their own. */
const knownTroubles: ReadonlySet<string> = new Set([
  'noSeed',
  'noSource',
  'noSize',
  'noWords',
  'unchecked',
  'noPaper',
  'closed',
  'unknownSample',
]);
