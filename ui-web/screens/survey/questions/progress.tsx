import { SectionList } from '#ui-web/components/section-list/section-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import { type ProgressView, type SectionView, sectionName } from './sections-view.ts';

interface ProgressProps {
  readonly progress: ProgressView;
  readonly sections: readonly SectionView[];
}

/** How many questions of a long survey are answered, announced when it changes; and links to its sections. */
export function SurveyProgress({ progress: { answered, of, text }, sections }: ProgressProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.progressPart}>
      <div className={styles.progress}>
        <p role="status" className={`note ${styles.counted}`}>
          {text}
        </p>
        <span className={styles.track} aria-hidden="true">
          <span style={{ '--share': `${of === 0 ? 0 : (100 * answered) / of}%` }} />
        </span>
      </div>
      {sections.length > 1 && (
        <SectionList
          label={t('survey:sections.label')}
          sections={sections.map((section) => ({
            href: `#${section.id}`,
            title: section.title ?? sectionName(section),
            note: section.count,
            current: section.isCurrent,
            done: section.isDone,
          }))}
        />
      )}
    </div>
  );
}
