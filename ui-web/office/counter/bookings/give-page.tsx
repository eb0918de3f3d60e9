import { type FormEvent, useCallback, useEffect } from 'react';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { CounterHead } from '../counter-head.tsx';
import { counterHref } from '../counter-href.ts';
import type { CounterSetup } from '../counter-names.ts';
import counter from '../counter.module.css';
import { type GivePart, type ChosenTime, partOfFault, countOfPeople } from './booking-draft.ts';
import styles from './bookings.module.css';
import { CallerFields } from './caller-fields.tsx';
import { DeskFault, useDeskFaultWords } from './desk-fault.tsx';
import { FreeTimeFields } from './free-time-fields.tsx';
import { GivenAppointment } from './given-appointment.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useBooking } from './use-booking.ts';

interface GiveProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
}

/** Gives an appointment to who calls or comes: what for, when, who; the keyboard alone is enough. */
export function GivePage({ setup, office }: GiveProps) {
  const { t } = useSpeech();
  const booking = useBooking();
  const { given, another } = booking;
  return (
    <div className={counter.page}>
      <CounterHead office={office} title={t('office-bookings:give.title')} part="dar" />
      {given === null ? (
        <GiveForm setup={setup} office={office} booking={booking} />
      ) : (
        <GivenAppointment setup={setup} given={given} another={another} />
      )}
    </div>
  );
}

interface FormProps extends GiveProps {
  readonly booking: ReturnType<typeof useBooking>;
}

/** What the first field is: who comes here by a key goes on typing. */
function useFirstField(): void {
  useEffect(() => {
    const letters = document.getElementById('counter-booking-letters');
    (letters ?? document.querySelector<HTMLElement>('#counter-booking-services input'))?.focus();
  }, []);
}

/** Says at each part of the form what is wrong with it. */
function useErrors(fault: FormProps['booking']['fault']): Readonly<Partial<Record<GivePart, string>>> {
  const words = useDeskFaultWords()(fault);
  const part = partOfFault(fault);
  return part === null || words === null ? {} : { [part]: words };
}

function GiveForm({ setup, office, booking }: FormProps) {
  const { t } = useSpeech();
  const { draft, change, fault, isBusy, send } = booking;
  const errors = useErrors(fault);
  const choose = useCallback((time: ChosenTime | null) => change({ time }), [change]);
  useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <DeskFault fault={partOfFault(fault) === null ? fault : null} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ServiceFields setup={setup} draft={draft} change={change} errors={errors} />
        </div>
        <div className={styles.column}>
          <FreeTimeFields
            setup={setup}
            services={draft.services}
            people={countOfPeople(draft.people)}
            chosen={draft.time}
            choose={choose}
            error={errors.time}
            refused={fault}
          />
        </div>
        <div className={styles.column}>
          <CallerFields draft={draft} change={change} errors={errors} />
          {fault?.kind === 'hasOpen' && (
            <p>
              <Link href={counterHref(office.id, 'citas')}>{t('office-bookings:give.toOpen')}</Link>
            </p>
          )}
          <OfficeButton type="submit" busy={isBusy}>
            {t('office-bookings:give.send')}
          </OfficeButton>
        </div>
      </div>
    </form>
  );
}
