import type { ReactNode } from 'react';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './openings.module.css';
import type { useDraftLook } from './use-draft-look.ts';

interface FrameProps<T> {
  readonly look: ReturnType<typeof useDraftLook<Either<{ readonly kind: string }, T>>>;
  /** How the council refuses a document by which nothing could be given. */
  readonly unreadable: string;
  readonly children: (answer: T) => ReactNode;
}

/** The week beside an editor: what the council answers, or why it could not, and the weeks before and after. */
export function LookFrame<T>({ look, unreadable, children }: FrameProps<T>) {
  const { t } = useSpeech();
  const { answer, isOld, isFirst, again, turn } = look;
  const refused = answer !== null && isLeft(answer) ? answer.left.kind : null;
  return (
    <section aria-labelledby="semana">
      <h2 id="semana">{t('office-openings:week.title')}</h2>
      {refused !== null && (
        <p>{t(refused === unreadable ? 'office-openings:week.unreadable' : 'office-openings:notRead')}</p>
      )}
      {answer !== null && !isLeft(answer) && children(answer.right)}
      <div className={styles.steps}>
        {(isOld || refused !== null) && (
          <OfficeButton onClick={again}>{t('office-openings:week.again')}</OfficeButton>
        )}
        {!isFirst && (
          <OfficeButton look="outline" onClick={() => turn(-1)}>
            {t('office-openings:week.before')}
          </OfficeButton>
        )}
        <OfficeButton look="outline" onClick={() => turn(1)}>
          {t('office-openings:week.after')}
        </OfficeButton>
      </div>
    </section>
  );
}
