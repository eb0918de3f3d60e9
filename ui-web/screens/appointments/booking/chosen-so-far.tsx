import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BookingStepProps } from './step-props.ts';

/** What was chosen in the steps before, with the way back to them. */
export function ChosenSoFar({ page, choices, presenter }: BookingStepProps) {
  const { t, said } = useSpeech();
  const { services, people, office } = page.chosen;
  const names = services.flatMap((id) => choices.services.filter((one) => one.id === id));
  const where = choices.offices.find(({ id }) => id === office);
  const isMany = choices.offices.length > 1;
  return (
    <>
      <p>
        {names.map(({ title }) => said(title).text).join(' + ')}
        {people > 1 && ` · ${t('appointments:people', { count: people, n: String(people) })}`}{' '}
        {page.moving === null && <Change of="service" go={presenter.toServices} />}
      </p>
      {page.step === 'time' && where !== undefined && (
        <p>
          {said(where.title).text} {isMany && <Change of="office" go={() => void presenter.toOffices()} />}
        </p>
      )}
    </>
  );
}

/** The way back to what was chosen. */
function Change({ of, go }: { readonly of: 'service' | 'office'; readonly go: () => void }) {
  const { t } = useSpeech();
  return (
    <Button look="text" size="short" onClick={go}>
      {t('appointments:change')}
      <span className="visually-hidden"> {t(`appointments:${of}.title`)}</span>
    </Button>
  );
}
