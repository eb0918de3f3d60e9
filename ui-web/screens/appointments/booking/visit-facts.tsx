import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import type { AppointmentChoices } from '../state.ts';
import { clockText, dayOfMoment, feeText } from '../view-model.ts';
import { useVisitMoment } from './use-visit-moment.ts';

/** An appointment in words: what for, when, where, how many and what is paid. */
export function useVisitFacts(
  visit: OwnVisit,
  choices: AppointmentChoices,
): readonly (readonly [string, string])[] {
  const { t, said } = useSpeech();
  const moment = useVisitMoment();
  const services = visit.services.flatMap((id) => choices.services.filter((one) => one.id === id));
  const office = choices.offices.find(({ id }) => id === visit.office);
  const [name, street] = [said(office?.title).text, said(office?.address).text];
  // An office that is named by its street is not said twice.
  const where = street.startsWith(name) ? street : [name, street].filter((text) => text !== '').join(', ');
  const fee = feeText(services);
  return [
    [t('appointments:facts.what'), services.map(({ title }) => said(title).text).join(' + ')],
    [t('appointments:facts.when'), `${dayOfMoment(visit.at, moment)}, ${clockText(visit.at, moment)}`],
    [t('appointments:facts.where'), where],
    ...(visit.people > 1 ? [[t('appointments:facts.people'), String(visit.people)] as const] : []),
    ...(fee === null
      ? []
      : [[t('appointments:facts.fee'), t(`appointments:facts.${feeWay(visit)}`, { fee })] as const]),
  ];
}

/** How what an appointment costs is paid, or was. */
function feeWay({ fee }: OwnVisit): 'atDesk' | 'nowOrAtDesk' | 'paidFee' {
  if (fee?.state === 'paid') return 'paidFee';
  return fee?.canPay === true ? 'nowOrAtDesk' : 'atDesk';
}

interface VisitFactsProps {
  /** Its title says when. */
  readonly isDated?: boolean;
  readonly visit: OwnVisit;
  readonly choices: AppointmentChoices;
}

/** The same as a list. */
export function VisitFacts({ visit, choices, isDated = false }: VisitFactsProps) {
  const { t } = useSpeech();
  const when = t('appointments:facts.when');
  const facts = useVisitFacts(visit, choices);
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([name]) => !isDated || name !== when)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
