import { useCallback, useId, useState } from 'react';
import type { SeenBox } from '#adapters/wire/office-votes/paper/boxes.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { SigningHint } from '../../access/signing-hint.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { shortHash } from '../opening/signed-matter.tsx';
import votes from '../votes.module.css';
import type { PaperPresenter } from './paper-presenter.ts';
import styles from './paper.module.css';

const rows = ['given', 'found', 'drawnOut', 'ballots', 'blank', 'spoiled', 'missing'] as const;

interface RecordPanelProps {
  readonly box: SeenBox;
  readonly isBusy: boolean;
  readonly presenter: PaperPresenter;
}

/** The record of a box, which two people sign once every ballot is entered twice alike or decided. */
export function RecordPanel({ box, isBusy, presenter }: RecordPanelProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const id = useId();
  const [words, say] = useState('');
  const { record: ask } = presenter;
  const done = box.progress?.done ?? 0;
  // Asked again whenever another ballot is done.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- done says when the record is another one
  const [record] = useAnswer(useCallback(() => ask(box.id), [ask, box.id, done]));
  if (record === null) return null;
  const [first] = box.signed;
  return (
    <div className={styles.record}>
      <h3>{t('office-paper:record.title', { box: box.name })}</h3>
      <dl>
        {rows
          .filter((row) => row !== 'drawnOut' || record.drawnOut > 0)
          .map((row) => (
            <div key={row}>
              <dt>{t(`office-paper:record.${row}`)}</dt>
              <dd>{formatCount(record[row])}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.hint}>
        {t('office-paper:record.hash')} <code translate="no">{shortHash(record.hash)}</code>
      </p>
      {first !== undefined && (
        <p>{t('office-paper:record.signedBy', { name: first.name, at: moment(first.at) })}</p>
      )}
      {record.missing > 0 && first === undefined && (
        <div className={votes.field}>
          <label htmlFor={id}>{t('office-paper:record.why')}</label>
          <input id={id} value={words} maxLength={300} onChange={(event) => say(event.target.value)} />
        </div>
      )}
      <OfficeButton busy={isBusy} onClick={() => void presenter.sign(box.id, { hash: record.hash, words })}>
        {t('office-paper:record.sign')}
      </OfficeButton>
      <SigningHint className={styles.hint} />
      <p className={styles.hint}>{t('office-paper:record.hint')}</p>
    </div>
  );
}
