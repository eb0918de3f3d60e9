import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../counter.module.css';
import type { DeskWorkProps } from '../desk/desk-work.ts';
import { VisitRow } from './visit-row.tsx';

/** Who comes back to a desk later today, without waiting again. */
export function ParkedVisits(props: DeskWorkProps) {
  const { state, presenter } = props;
  const { t } = useSpeech();
  const parked = (state.list?.items ?? []).filter((one) => one.state === 'parked');
  if (parked.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="counter-parked">
      <header>
        <h2 id="counter-parked">{t('office-counter:parked.title')}</h2>
      </header>
      <ul role="list" className={styles.rows}>
        {parked.map((visit) => (
          <VisitRow key={visit.id} {...props} visit={visit}>
            <CallBack visit={visit} presenter={presenter} />
          </VisitRow>
        ))}
      </ul>
    </section>
  );
}

/** Calls a person who was set aside. */
function CallBack({ visit, presenter }: Pick<DeskWorkProps, 'presenter'> & { readonly visit: CounterVisit }) {
  const { t } = useSpeech();
  return (
    <OfficeButton
      look="text"
      aria-label={t('office-counter:row.call', { code: visit.code ?? '' })}
      onClick={() => void presenter.act(visit, 'call')}
    >
      {t('office-counter:row.callShort')}
    </OfficeButton>
  );
}
