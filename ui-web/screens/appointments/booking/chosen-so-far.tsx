import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BookingStepProps } from './step-props.ts';

/** What was chosen in the steps before, with the way back to them. */
export function ChosenSoFar({ page, choices, presenter }: BookingStepProps) {
  const { t, said } = useSpeech();
  const { services, people, office } = page.chosen;
  const names = services.flatMap((id) => choices.services.filter((one) => one.id === id));
  const where = choices.offices.find(({ id }) => id === office);
  const isMoving = page.moving !== null;
  return (
    <>
      <p>
        {names.map(({ title }) => said(title).text).join(' + ')}
        {people > 1 && ` · ${t('appointments:people', { count: people, n: String(people) })}`}{' '}
        {!isMoving && (
          <Button look="text" size="short" onClick={presenter.toServices}>
            {t('appointments:change')}
            <span className="visually-hidden"> {t('appointments:service.title')}</span>
          </Button>
        )}
      </p>
      {page.step === 'time' && where !== undefined && (
        <p>
          {said(where.title).text}{' '}
          {choices.offices.length > 1 && (
            <Button look="text" size="short" onClick={() => void presenter.toOffices()}>
              {t('appointments:change')}
              <span className="visually-hidden"> {t('appointments:office.title')}</span>
            </Button>
          )}
        </p>
      )}
    </>
  );
}
