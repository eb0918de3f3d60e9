import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type CounterSetup, useServiceNames } from '../counter-names.ts';
import styles from './bookings.module.css';
import { useDayAndClock } from './time-chips.tsx';

interface FoundRowProps {
  readonly setup: CounterSetup;
  readonly visit: FoundVisit;
  readonly change: (changing: { readonly kind: 'move' | 'back'; readonly visit: FoundVisit }) => void;
}

/** A visit that was found: when and where, whose, and what can be done with it. */
export function FoundRow({ setup, visit, change }: FoundRowProps) {
  const { t, said } = useSpeech();
  const [names, moment] = [useServiceNames(setup), useDayAndClock()];
  const { code, state, name, phone, at, office, services, people, isOpen } = visit;
  const where = setup.offices.find(({ id }) => id === office)?.title ?? office;
  const facts = [
    names(services),
    people > 1 && t('office-counter:people', { count: people, n: people }),
    said(where).text,
    phone !== null && t('office-bookings:visits.phone', { phone }),
  ];
  const words = { code: code ?? '' };
  return (
    <li className={styles.visit}>
      <b>{code}</b>
      <div className={styles.what}>
        <span>
          {moment(at)}
          {name !== null && ` · ${name}`}
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {state !== 'confirmed' && <small>{t(`office-bookings:state.${state}`)}</small>}
      </div>
      {isOpen && (
        <div className={styles.deeds}>
          <OfficeButton
            look="text"
            aria-label={t('office-bookings:visits.moveOf', words)}
            onClick={() => change({ kind: 'move', visit })}
          >
            {t('office-bookings:visits.move')}
          </OfficeButton>
          <OfficeButton
            look="text"
            aria-label={t('office-bookings:visits.backOf', words)}
            onClick={() => change({ kind: 'back', visit })}
          >
            {t('office-bookings:visits.back')}
          </OfficeButton>
        </div>
      )}
    </li>
  );
}
