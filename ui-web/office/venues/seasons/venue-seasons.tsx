import { useCallback, useState } from 'react';
import { draftSeasonCall } from '#adapters/wire/reservations/office/draft-season.ts';
import { listVenueSeasonsCall } from '#adapters/wire/reservations/office/list-venue-seasons.ts';
import { publishSeasonCall } from '#adapters/wire/reservations/office/publish-season.ts';
import type { DraftedSeasonAnswer, SeasonDraft } from '#adapters/wire/reservations/season.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SureDialog } from '../../parts/sure-dialog.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDayWords, useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { AnsweredPart } from '../decide/asked-part.tsx';
import { useDeed } from '../use-deed.ts';
import styles from '../venues.module.css';
import { keepSeason, keptSeason } from './kept-season.ts';
import {
  emptySeason,
  noTypedFaults,
  typedDraft,
  type TypedFaults,
  type TypedSeason,
} from './season-draft.ts';
import { SeasonForm } from './season-form.tsx';
import { PlannedSeason } from './planned-season.tsx';

interface Planned {
  readonly draft: SeasonDraft;
  readonly plan: DraftedSeasonAnswer;
}

function useSeason(venue: VenueAnswer, published: () => void) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const today = useToday();
  const deed = useDeed();
  const [typed, setTyped] = useState(() => keptSeason(realm, venue.id) ?? emptySeason(today));
  const [faults, setFaults] = useState<TypedFaults>(noTypedFaults);
  const [now, setNow] = useState<Planned | null>(null);
  const [before, setBefore] = useState<Planned | null>(null);
  const write = (more: Partial<TypedSeason>) => {
    const written = { ...typed, ...more };
    setTyped(written);
    keepSeason(realm, venue.id, written);
  };
  const plan = async () => {
    const { draft, faults: found } = typedDraft(venue, typed);
    setFaults(found);
    if (Object.values(found).some((lines) => lines.length > 0))
      return deed.tell({ isFault: true, words: t('office-venues:season.unread') });
    if (draft.id === '' || draft.wishes.length === 0)
      return deed.tell({ isFault: true, words: t('office-venues:season.missing') });
    return deed.act(
      () => call(draftSeasonCall, { realm, id: venue.id, body: draft }),
      (planned) => {
        setBefore(now);
        setNow({ draft, plan: planned });
        return null;
      },
    );
  };
  const publish = async () => {
    if (now === null) return;
    const body = { ...now.draft, hash: now.plan.hash };
    const isDone = await deed.act(
      () => call(publishSeasonCall, { realm, id: venue.id, body }),
      ({ displaced }) => t('office-venues:season.published', { count: displaced.length }),
    );
    if (isDone) {
      setNow(null);
      setBefore(null);
    }
    published();
  };
  return { deed, typed, write, faults, now, before, plan, publish };
}

/** Seasons of clubs: those that are published, and a new one that is typed, planned, compared and published. */
export function VenueSeasons({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(() => call(listVenueSeasonsCall, { realm, id: venue.id }), [call, realm, venue.id]);
  const [answer, again] = useAnswer(ask);
  const day = useDayWords();
  return (
    <>
      <section className={styles.section} aria-labelledby="temporadas">
        <h2 id="temporadas">{t('office-venues:season.listed')}</h2>
        <AnsweredPart answer={answer} again={again}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="note">{t('office-venues:season.none')}</p>
            ) : (
              <ul role="list" className={styles.rows}>
                {items.map((one) => (
                  <li key={one.id}>
                    <b>{one.title}</b>
                    <span>{t('office-venues:season.begins', { day: day(one.from), count: one.weeks })}</span>
                    <small>
                      {t('office-venues:season.sums', {
                        clubs: one.clubs,
                        granted: one.granted,
                        refused: one.refused,
                      })}
                    </small>
                  </li>
                ))}
              </ul>
            )
          }
        </AnsweredPart>
      </section>
      <NewSeason venue={venue} published={again} />
    </>
  );
}

function NewSeason({ venue, published }: { readonly venue: VenueAnswer; readonly published: () => void }) {
  const { t } = useSpeech();
  const { deed, typed, write, faults, now, before, plan, publish } = useSeason(venue, published);
  const [isSure, ask] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="temporada-nueva">
      <h2 id="temporada-nueva">{t('office-venues:season.new')}</h2>
      <p className="note">{t('office-venues:season.lead')}</p>
      <SeasonForm {...{ venue, typed, write, faults }} isBusy={deed.isBusy} plan={() => void plan()} />
      <ToldNotice told={deed.told} />
      {now !== null && (
        <>
          <PlannedSeason venue={venue} plan={now.plan} before={before?.plan ?? null} />
          <div className={votes.acts}>
            <OfficeButton busy={deed.isBusy} onClick={() => ask(true)}>
              {t('office-venues:season.publish')}
            </OfficeButton>
          </div>
        </>
      )}
      <SureDialog
        isOpen={isSure}
        title={t('office-venues:season.sure')}
        lead={t('office-venues:season.sureLead')}
        yes={t('office-venues:season.publish')}
        no={t('office-venues:cancel')}
        isBusy={deed.isBusy}
        cancel={() => ask(false)}
        confirm={() => {
          ask(false);
          void publish();
        }}
      />
    </section>
  );
}
