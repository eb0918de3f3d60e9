import { Words } from '#ui-web/components/wording/wording.tsx';
import type { Answering } from './answering.ts';
import { QuestionPart } from './question.tsx';
import type { QuestionView } from './question-view.ts';
import styles from '../screen.module.css';
import type { SectionView } from './sections-view.ts';

interface QuestionSectionsProps {
  readonly sections: readonly SectionView[];
  readonly questions: readonly QuestionView[];
  readonly answering: Answering;
}

/** The questions of the chain, in the order of the chain, under the headings of their sections. */
export function QuestionSections({ sections, questions, answering }: QuestionSectionsProps) {
  const several = sections.length > 1;
  return sections.map((section) => {
    const own = questions.filter(({ survey }) => section.surveys.includes(survey));
    const drawn = own.map((question) => (
      <QuestionPart key={question.id} view={question} answering={answering} />
    ));
    if (!several && section.title === null) return drawn;
    const titled = section.title === null ? undefined : `${section.id}-title`;
    return (
      <section
        key={section.id}
        id={section.id}
        tabIndex={-1}
        className={styles.section}
        aria-label={titled === undefined ? section.number : undefined}
        aria-labelledby={titled}
      >
        <div className={styles.sectionHead}>
          {several && (
            <p className={`note ${styles.counted}`}>
              {[section.number, section.count].filter((part) => part !== null).join(' · ')}
            </p>
          )}
          {section.title !== null && (
            <h2 id={titled}>
              <Words of={section.title} />
            </h2>
          )}
        </div>
        {drawn}
      </section>
    );
  });
}
