import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';

interface MoreInformationProps {
  /** What the council wrote, its HTML made harmless when it is drawn. */
  readonly of: Wording;
  /** What it belongs to, for those who hear it among others. */
  readonly about: Wording;
}

/** What else there is to read before answering; closed, so that it stands in nobody's way. */
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
