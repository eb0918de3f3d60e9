import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';

interface MoreInformationProps {
  /** What the council wrote; its HTML is sanitised when it is drawn. */
  readonly of: Wording;
  /** The title of its question, for readers who hear it in a list. */
  readonly about: Wording;
}

/** More to read before answering; closed at first, so that it takes no room. */
export function MoreInformation({ of, about }: MoreInformationProps) {
  const { t } = useSpeech();
  return (
    <details className={styles.more}>
      <summary>
        {t('survey:moreInformation')}
        <span className="visually-hidden">: {textOf(about)}</span>
      </summary>
      <CouncilHtml of={of} />
    </details>
  );
}
