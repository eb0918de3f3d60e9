import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readSeasonCall } from '#adapters/wire/reservations/read-season.ts';
import type { DraftedSeasonAnswer } from '#adapters/wire/reservations/season.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ClubPart } from './club-part.tsx';
import { seasonOutcomes } from './season-view.ts';
import styles from '../reservations.module.css';

/** Why clubs have times: each season with what every club asked for and got, and why it did not get the rest. */
export function SeasonPart({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const [shown, show] = useState<string | null>(null);
  if (venue.seasons.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="temporada">
      <div className={styles.head}>
        <h2 id="temporada">{t('reservations:season.title')}</h2>
        <p>{t('reservations:season.note')}</p>
      </div>
      <div className={styles.matter}>
        {venue.seasons.map(({ id, title }) =>
          shown === id ? (
            <Season key={id} venue={venue} id={id} title={title} />
          ) : (
            <SeasonButton key={id} title={title} show={() => show(id)} />
          ),
        )}
      </div>
    </section>
  );
}

function SeasonButton({ title, show }: { readonly title: string; readonly show: () => void }) {
  const { t } = useSpeech();
  return (
    <p>
      <Button look="outline" onClick={show}>
        {t('reservations:season.see', { title })}
      </Button>
    </p>
  );
}

interface SeasonProps {
  readonly venue: VenueAnswer;
  readonly id: string;
  readonly title: string;
}

function Season({ venue, id, title }: SeasonProps) {
  const { council, site } = usePlace();
  const { realm, call, clock } = council;
  const { t } = useSpeech();
  const presenter = useMemo(
    () =>
      askingPresenter(async (): Promise<Either<CouncilRefusal, DraftedSeasonAnswer>> => {
        const read = await call(readSeasonCall, { realm, id: venue.id, season: id });
        return isLeft(read) ? left(read.left as CouncilRefusal) : right(read.right);
      }, clock),
    [call, realm, clock, venue.id, id],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'waiting') return <LoadingList title={t('reservations:season.loading')} />;
  if (state.kind === 'refused')
    return (
      <Failure
        level={3}
        title={t('reservations:season.failed')}
        refused={state}
        zone={site.timeZone}
        retry={() => void presenter.ask()}
      />
    );
  return (
    <>
      <h3>{title}</h3>
      {seasonOutcomes(state.value).map((outcome) => (
        <ClubPart key={outcome.club.id} outcome={outcome} answer={state.value} places={venue.places} />
      ))}
      <SeasonRule address={addressOf(readSeasonCall, { realm, id: venue.id, season: id })} />
    </>
  );
}

const rules = ['rounds', 'tiers', 'licences'] as const;

/** The rule of the plan, and all that it takes to compute it again. */
function SeasonRule({ address }: { readonly address: string }) {
  const { t } = useSpeech();
  return (
    <>
      <h4>{t('reservations:season.rule.title')}</h4>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{t(`reservations:season.rule.${rule}`)}</li>
        ))}
      </ol>
      <p>
        <a href={address}>{t('reservations:season.whole')}</a>
      </p>
    </>
  );
}
