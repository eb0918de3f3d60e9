import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ContentFields } from '../form/content-fields.tsx';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

/** Corrects what an application asks for, while they come. Where the first to come have the places, it cannot be. */
export function CorrectPart({ one, activity, page, presenter }: OwnApplicationProps) {
  const { t } = useSpeech();
  const [content, setContent] = useState<typeof one.content | null>(null);
  const mayCorrect = activity?.phase === 'open' && activity.mode !== 'firstCome' && one.state === 'sent';
  if (activity === null || !mayCorrect) return null;
  if (content === null)
    return (
      <div className="actions">
        <Button look="outline" size="short" onClick={() => setContent(one.content)}>
          {t('registrations:correct.open')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await presenter.correct(one, content)) setContent(null);
      }}
    >
      <p className="note">{t('registrations:correct.hint')}</p>
      <ContentFields
        activity={activity}
        groups={activity.groups.filter(({ id }) => one.groupsOfAge.includes(id))}
        content={content}
        errorOf={() => undefined}
        onChange={({ wishes, segments, points, plan, exemptions }) =>
          setContent({
            wishes: [...wishes],
            segments: [...segments],
            points: [...points],
            plan,
            exemptions: [...exemptions],
          })
        }
      />
      <div className="actions">
        <Button type="submit" size="short" busy={page.changing === one.id}>
          {t('registrations:correct.send')}
        </Button>
        <Button look="text" size="short" onClick={() => setContent(null)}>
          {t('registrations:keep')}
        </Button>
      </div>
    </form>
  );
}
