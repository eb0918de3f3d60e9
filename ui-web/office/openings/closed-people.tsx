import type { ClosedVisitAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { PhoneLink } from '../parts/call-rows.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './openings.module.css';
import type { useNames } from './use-words.ts';

interface PeopleProps {
  readonly names: ReturnType<typeof useNames>;
  readonly people: readonly ClosedVisitAnswer[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly phoned: (person: string) => void;
}

/** What became of everybody in a closure, those first who are still to be called. */
export function ClosedPeople({ names, people, isOpen, isBusy, phoned }: PeopleProps) {
  const { t } = useSpeech();
  if (people.length === 0) return <p className={styles.hint}>{t('office-openings:nobody')}</p>;
  const order = people.toSorted((a, b) => Number(b.told === 'phone') - Number(a.told === 'phone'));
  const count = (is: (one: ClosedVisitAnswer) => boolean) => people.filter(is).length;
  const toCall = count(({ told }) => told === 'phone');
  return (
    <details open={isOpen}>
      <summary>
        {t('office-openings:moved', { count: count(({ to }) => to !== null) })} ·{' '}
        {t('office-openings:choosing', { count: count(({ to }) => to === null) })}
        {toCall > 0 && <b> · {t('office-openings:toCall', { count: toCall })}</b>}
      </summary>
      <ul role="list" className={styles.people}>
        {order.map((one) => (
          <Person key={one.person} {...{ names, one, isBusy, phoned }} />
        ))}
      </ul>
    </details>
  );
}

interface PersonProps extends Pick<PeopleProps, 'names' | 'isBusy' | 'phoned'> {
  readonly one: ClosedVisitAnswer;
}

function Person({ names, one, isBusy, phoned }: PersonProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <li>
      <p>
        <b>{one.name}</b> <span>{[one.code, names.services(one.services)].filter(Boolean).join(' · ')}</span>
      </p>
      <p>
        <s>{moment(one.from)}</s>{' '}
        <strong>
          {one.to === null ? t('office-openings:chooses') : t('office-openings:goes', { to: moment(one.to) })}
        </strong>
      </p>
      <p className={one.told === 'phone' ? styles.call : styles.hint}>
        {t(`office-openings:told.${one.told}`)} {one.told === 'phone' && <PhoneLink of={one.phone} />}{' '}
        {one.told === 'phone' && (
          <OfficeButton
            look="outline"
            busy={isBusy}
            aria-label={t('office-openings:phonedWhom', { name: one.name })}
            onClick={() => phoned(one.person)}
          >
            {t('office-openings:phoned')}
          </OfficeButton>
        )}
      </p>
    </li>
  );
}
