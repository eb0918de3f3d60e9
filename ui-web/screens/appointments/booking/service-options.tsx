import { formatCount } from '#application/text/numbers.ts';
import type { ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { IconButton } from '#ui-web/components/button/icon-button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { feeText, visitMinutes, needFault } from '../view-model.ts';
import type { BookingStepProps } from './step-props.ts';

interface OptionsProps extends BookingStepProps {
  readonly service: ServiceAnswer;
}

/** What else is done in the same appointment, for how many people, and what it comes to. */
export function ServiceOptions({ service, page, choices, presenter }: OptionsProps) {
  const { t, said } = useSpeech();
  const { services, people } = page.chosen;
  const others = service.isCombinable
    ? choices.services.filter(({ id, isCombinable }) => isCombinable && id !== service.id)
    : [];
  const chosen = choices.services.filter(({ id }) => services.includes(id));
  const minutes = visitMinutes(choices.services, { services, people });
  const fee = feeText(chosen);
  const hasOptions = others.length > 0 || service.mostPeople > 1;
  const toggled = (selected: readonly string[]) => {
    const one = others.find(({ id }) => selected.includes(id) !== services.includes(id));
    if (one !== undefined) presenter.toggle(one.id);
  };
  return (
    <>
      {others.length > 0 && (
        <ChoiceGroup
          kind="checkbox"
          name={`with-${service.id}`}
          legend={t('appointments:service.more')}
          options={others.map(({ id, title }) => ({ value: id, title: said(title).text }))}
          selected={services.filter((id) => id !== service.id)}
          onChange={toggled}
        />
      )}
      {service.mostPeople > 1 && <People {...{ page, choices, presenter }} />}
      {hasOptions && (
        <p role="status">
          {t('appointments:service.total', {
            minutes: t('appointments:minutes', { count: minutes, n: String(minutes) }),
            fee: fee ?? t('appointments:free'),
          })}
        </p>
      )}
    </>
  );
}

function People({ page, choices, presenter }: Omit<OptionsProps, 'service'>) {
  const { t } = useSpeech();
  const { services, people } = page.chosen;
  const mayBe = (count: number) => needFault(choices.services, { services, people: count }) === null;
  return (
    <div className={styles.people} role="group" aria-labelledby="people">
      <span id="people">{t('appointments:service.people')}</span>
      <IconButton
        icon="minus"
        label={t('appointments:service.fewer')}
        disabled={people <= 1}
        onClick={() => presenter.count(people - 1)}
      />
      <output>{formatCount(people)}</output>
      <IconButton
        icon="plus"
        label={t('appointments:service.another')}
        disabled={!mayBe(people + 1)}
        onClick={() => presenter.count(people + 1)}
      />
    </div>
  );
}
