import { useState } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './access.module.css';

interface CodesSheetProps {
  readonly name: string;
  readonly town: string;
  readonly codes: readonly string[];
  readonly level: 1 | 2;
  readonly onDone: () => void;
}

/** Recovery codes, shown once: a sheet to be printed. */
export function CodesSheet({ name, town, codes, level, onDone }: CodesSheetProps) {
  const { t } = useSpeech();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.sheet}>
      <Title tabIndex={-1}>{t('office-access:codes.title')}</Title>
      <p>{t('office-access:codes.text')}</p>
      <p className={styles.owner}>{t('office-access:codes.sheet', { name, town })}</p>
      <ol role="list" className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <OfficeButton look="outline" onClick={() => window.print()}>
          <Icon name="print" />
          {t('office-access:codes.print')}
        </OfficeButton>
        <OfficeButton look="outline" onClick={() => void copy()}>
          <Icon name="copy" />
          {t(isCopied ? 'office-access:codes.copied' : 'office-access:codes.copy')}
        </OfficeButton>
        <OfficeButton onClick={onDone}>{t('office-access:codes.done')}</OfficeButton>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied ? t('office-access:codes.copied') : ''}
      </span>
    </section>
  );
}
