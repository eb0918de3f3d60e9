import { useEffect, useState } from 'react';
import type { JsonObject } from '#domain/documents/json.ts';
import { documentOf } from '#domain/documents/fields.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { useToday } from '../parts/use-moment.ts';
import styles from './openings.module.css';
import { useOfficeLook } from './use-office-look.ts';
import { useVenueLook } from './use-venue-look.ts';

interface NoticeProps {
  readonly document: Pick<OpenDocument, 'id' | 'shown'>;
}

type LookAt<T> = (document: JsonObject, day: CalendarDay) => Promise<Either<unknown, T>>;

/** Why each of those that would be outside is, asked once, when the dialog opens; null until it is answered. */
function useWhys<T>({ document }: NoticeProps, lookAt: LookAt<T>, whysIn: (look: T) => readonly string[]) {
  const today = useToday();
  const [whys, set] = useState<readonly string[] | 'unread' | null>(null);
  useEffect(() => {
    const ask = async () => {
      const answer = await lookAt(documentOf(document.shown), today);
      set(isLeft(answer) ? 'unread' : whysIn(answer.right));
    };
    void ask();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is published is what was there when the dialog opened
  }, []);
  return whys;
}

/** How many appointments would be outside of an office once it is published. */
export function OfficeNotice(props: NoticeProps) {
  const whys = useWhys(props, useOfficeLook(props.document.id), ({ stranded }) =>
    stranded.map(({ why }) => why),
  );
  return <WhysSaid topic="stranded" whys={whys} />;
}

/** How many reservations would be outside of a venue once it is published. */
export function VenueNotice(props: NoticeProps) {
  const whys = useWhys(props, useVenueLook(props.document.id), ({ outside }) =>
    outside.map(({ why }) => why),
  );
  return <WhysSaid topic="venue" whys={whys} />;
}

interface SaidProps {
  readonly topic: 'stranded' | 'venue';
  readonly whys: readonly string[] | 'unread' | null;
}

function WhysSaid({ topic, whys }: SaidProps) {
  const { t } = useSpeech();
  if (whys === null) return <p role="status">{t('office-openings:outside.looking')}</p>;
  if (whys === 'unread') return <p role="status">{t('office-openings:outside.unread')}</p>;
  if (whys.length === 0) return <p role="status">{t(`office-openings:${topic}.none`)}</p>;
  const counts = [...Map.groupBy(whys, (why) => why)].map(([why, all]) => ({ why, count: all.length }));
  return (
    <div className={styles.outside} role="status">
      <p>
        <b>{t(`office-openings:${topic}.title`, { count: whys.length })}</b>
      </p>
      <ul>
        {counts.map(({ why, count }) => (
          <li key={why}>
            {count} · {t(`office-openings:${topic}.why.${why}`)}
          </li>
        ))}
      </ul>
      <p>{t(`office-openings:${topic}.lead`)}</p>
    </div>
  );
}
