import { useCallback, useState } from 'react';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { OfficeClosures } from './office-closures.tsx';
import styles from './openings.module.css';
import type { TownOffices } from './use-words.ts';

/** Closing days, hours or desks of an office, with everybody who has an appointment then. */
export function ClosuresScreen({ params: { key } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  useOfficeTitle(t('office-openings:title'));
  const ask = useCallback(
    () => council.call(listAppointmentServicesCall, { realm: council.realm }),
    [council],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office-openings:title')}</h1>
      <p className={styles.lead}>{t('office-openings:lead')}</p>
      <p className={styles.hint}>{t('office-openings:venues')}</p>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-openings:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {answer !== null && !isLeft(answer) && (
        <ChosenOffice town={answer.right} asked={key === undefined ? null : decodeURIComponent(key)} />
      )}
    </div>
  );
}

interface ChosenProps {
  readonly town: TownOffices;
  /** The office that the address names. */
  readonly asked: string | null;
}

function ChosenOffice({ town, asked }: ChosenProps) {
  const { t, said } = useSpeech();
  const [first] = town.offices;
  const [office, choose] = useState(
    town.offices.some(({ id }) => id === asked) ? (asked ?? '') : (first?.id ?? ''),
  );
  if (first === undefined)
    return (
      <EmptyState title={t('office-openings:noOffice')}>
        <OfficeLink href="/gestion/documentos">{t('office-openings:writeOffice')}</OfficeLink>
      </EmptyState>
    );
  return (
    <>
      {town.offices.length > 1 && (
        <p className={styles.office}>
          <label htmlFor="oficina">{t('office-openings:office')}</label>
          <select id="oficina" value={office} onChange={({ target }) => choose(target.value)}>
            {town.offices.map(({ id, title }) => (
              <option key={id} value={id}>
                {said(title).text}
              </option>
            ))}
          </select>
        </p>
      )}
      <OfficeClosures key={office} town={town} office={office} />
    </>
  );
}
