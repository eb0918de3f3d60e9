import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import styles from './conflict.module.css';

interface JoinedTextsProps {
  readonly mine: string;
  readonly theirs: string;
  readonly keep: (joined: string) => void;
}

const isHtml = (text: string): boolean => /<[a-z][^>]*>/iu.test(text);

/** Both texts in one box, to be made into one. Of texts with structure, one follows the other in the field itself. */
export function JoinedTexts({ mine, theirs, keep }: JoinedTextsProps) {
  const { t } = useSpeech();
  const [joined, setJoined] = useState<string | null>(null);
  const both = `${mine}\n${theirs}`;
  const isInField = isHtml(mine) || isHtml(theirs);
  return (
    <div className={styles.join}>
      {joined === null ? (
        <>
          <OfficeButton look="text" onClick={() => (isInField ? keep(mine + theirs) : setJoined(both))}>
            {t('office-documents:conflict.join')}
          </OfficeButton>
          <small>{t('office-documents:conflict.joinHint')}</small>
        </>
      ) : (
        <>
          <textarea
            aria-label={t('office-documents:conflict.joined')}
            rows={4}
            value={joined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this box just now
            autoFocus
            onChange={(event) => setJoined(event.target.value)}
          />
          <OfficeButton look="outline" onClick={() => keep(joined)}>
            {t('office-documents:conflict.useJoined')}
          </OfficeButton>
        </>
      )}
    </div>
  );
}
