import type { TFunction } from 'i18next';
import { sumsOfParts } from '#adapters/wire/registrations/fee-parts.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../registrations.module.css';
import type { useActivityWords } from '../use-activity-words.ts';

interface FactsProps {
  readonly one: StaffApplicationAnswer;
  readonly words: ReturnType<typeof useActivityWords>;
}

type Person = NonNullable<StaffApplicationAnswer['party']>['participant'];
const personWords = ({ name, identity }: Person): string => [name, identity].filter(Boolean).join(' · ');

/** What a place costs, and whether that is paid; of a fee in parts, how much of it is. */
function feeWords({ one, words }: FactsProps, t: TFunction): string {
  const amount = words.money(one.fee);
  if (one.parts.length === 0) return t(`office-registrations:paid.${one.isPaid ? 'yes' : 'no'}`, { amount });
  const { paid, left } = sumsOfParts(one.parts);
  return t('office-registrations:paid.parts', { amount, paid: words.money(paid), left: words.money(left) });
}

/** What is known of an application, as pairs of a name and words; what is empty is left out. */
function useFacts({ one, words }: FactsProps): readonly (readonly [string, string])[] {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { party, content, place, until, waiting, position } = one;
  const all: readonly (readonly [string, string])[] = [
    ['participant', party === null ? '' : personWords(party.participant)],
    ['age', t('office-registrations:age', { count: one.age })],
    ['guardian', party?.guardian == null ? '' : personWords(party.guardian)],
    ['contact', [party?.email, party?.phone].filter(Boolean).join(' · ')],
    ['census', t(`office-registrations:census.${one.isOfCensus ? 'yes' : 'no'}`)],
    ['family', one.family ?? ''],
    ['wishes', content.wishes.map((id, at) => `${at + 1}. ${words.group(id)}`).join(' · ')],
    ['sent', moment(one.at)],
    ['corrected', one.correctedAt === null ? '' : moment(one.correctedAt)],
    ['points', one.points === 0 ? '' : String(one.points)],
    ['position', position === null ? '' : String(position)],
    ['place', place === null ? '' : words.place(place)],
    ['until', place === null || until === null ? '' : moment(until)],
    ['waiting', waiting.map(words.group).join(' · ')],
    ['plan', content.plan === null ? '' : words.plan(content.plan)],
    ['fee', place === null || one.fee === 0 ? '' : feeWords({ one, words }, t)],
  ];
  return all.filter(([, said]) => said !== '');
}

/** Who an application is for, and what it asks. */
export function ApplicantFacts(props: FactsProps) {
  const { t } = useSpeech();
  const facts = useFacts(props);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, said]) => (
        <div key={name}>
          <dt>{t(`office-registrations:fact.${name}`)}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
