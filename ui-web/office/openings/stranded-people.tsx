import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './openings.module.css';
import type { OfficeLookAnswer } from './use-office-look.ts';

interface StrandedProps {
  readonly id: string;
  readonly stranded: OfficeLookAnswer['stranded'];
}

const mostNamed = 6;

/** The appointments that an office as it is written could not give any more, and where their people are moved and told. */
export function StrandedPeople({ id, stranded }: StrandedProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  if (stranded.length === 0) return <p>{t('office-openings:stranded.none')}</p>;
  const more = stranded.length - mostNamed;
  return (
    <div className={styles.outside} role="status">
      <p>
        <b>{t('office-openings:stranded.title', { count: stranded.length })}</b>
      </p>
      <ul>
        {stranded.slice(0, mostNamed).map(({ at, desk, why }) => (
          <li key={`${at} ${desk}`}>
            {moment(at)}: {t(`office-openings:stranded.why.${why}`)}
          </li>
        ))}
        {more > 0 && <li>{t('office-openings:stranded.more', { count: more })}</li>}
      </ul>
      <p>{t('office-openings:stranded.lead')}</p>
      <p>
        <OfficeLink href={`/gestion/citas/cierres/${encodeURIComponent(id)}`}>
          {t('office-openings:stranded.go')}
        </OfficeLink>
      </p>
    </div>
  );
}
