import { createPortal } from 'react-dom';
import { ReferenceCode } from '#ui-web/components/sent-dialog/sent-dialog.tsx';
import { type Wording, Words } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';

interface PrintedRequestProps {
  readonly title: Wording;
  readonly reference: string;
  readonly received: string;
  readonly lines: readonly { readonly name: string; readonly title: string; readonly text: string }[];
}

/** The request in print, or as the PDF that a browser prints. While it is in the page, only it is printed. */
export function PrintedRequest({ title, reference, received, lines }: PrintedRequestProps) {
  const { t, said } = useSpeech();
  const { site } = usePlace();
  return createPortal(
    <div className={styles.printed} aria-hidden="true">
      <p>
        <Words of={said(site.name)} />
      </p>
      <p>
        <b>
          <Words of={title} />
        </b>
      </p>
      <p>{received}</p>
      <p>{t('request:sent.reference')}</p>
      <ReferenceCode of={reference} />
      <dl className={styles.answers}>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{line.title}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </div>,
    document.body,
  );
}
