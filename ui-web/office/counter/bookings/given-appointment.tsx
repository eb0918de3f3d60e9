import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useScreenKeys } from '../../shell/keys.tsx';
import { type CounterSetup, usePapers, useServiceNames } from '../counter-names.ts';
import counter from '../counter.module.css';
import styles from './bookings.module.css';
import { useDayAndClock } from './time-chips.tsx';
import type { GivenBooking } from './use-booking.ts';

interface GivenProps {
  readonly setup: CounterSetup;
  readonly given: GivenBooking;
  readonly another: () => void;
}

/** An appointment that was given: to be read out on the telephone, and the same on paper. */
export function GivenAppointment({ setup, given, another }: GivenProps) {
  const { t } = useSpeech();
  const title = useRef<HTMLHeadingElement>(null);
  // The form was longer than what is shown now, which begins at the top of the page.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useScreenKeys([{ key: 'enter', words: t('office-bookings:given.another'), act: another }]);
  return (
    <section className={styles.given} aria-labelledby="counter-given">
      <h2 id="counter-given" ref={title} tabIndex={-1}>
        {t('office-bookings:given.title')} <span className={counter.ticketCode}>{given.visit.code}</span>
      </h2>
      <Facts setup={setup} given={given} />
      <p className={counter.check}>{t('office-bookings:given.readOut')}</p>
      <div className={counter.links}>
        <OfficeButton hotkey={t('office-counter:key.enter')} onClick={another}>
          {t('office-bookings:given.another')}
        </OfficeButton>
        <OfficeButton look="outline" onClick={() => window.print()}>
          {t('office-bookings:given.print')}
        </OfficeButton>
      </div>
      {createPortal(<Slip setup={setup} given={given} />, document.body)}
    </section>
  );
}

/** When, where, for what, and what to bring. */
function Facts({ setup, given: { visit, office } }: Omit<GivenProps, 'another'>) {
  const { t, said } = useSpeech();
  const [names, papers, moment] = [useServiceNames(setup), usePapers(setup), useDayAndClock()];
  const where = setup.offices.find(({ id }) => id === office);
  const brought = papers(visit.services);
  return (
    <>
      <p className={styles.when}>{moment(visit.at)}</p>
      <p>
        {where !== undefined &&
          [where.title, where.address]
            .map((one) => said(one).text)
            .filter(Boolean)
            .join(', ')}
      </p>
      <p>
        {names(visit.services)}
        {visit.people > 1 && ` · ${t('office-counter:people', { count: visit.people, n: visit.people })}`}
      </p>
      {brought.length > 0 && (
        <>
          <p>
            <b>{t('office-bookings:given.bring')}</b>
          </p>
          <ul>
            {brought.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The slip of paper. It has no name: who finds it learns nothing of who comes. */
function Slip(props: Omit<GivenProps, 'another'>) {
  const { t, said } = useSpeech();
  const { town } = useOffice();
  return (
    <div className={counter.printed}>
      <p>{said(town.name).text}</p>
      <p className={counter.ticketCode}>{props.given.visit.code}</p>
      <Facts {...props} />
      <p>{t('office-bookings:given.keep')}</p>
    </div>
  );
}
