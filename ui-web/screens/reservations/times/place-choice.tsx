import { allowedLengths } from '#domain/reservations/reservation-rules.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import type { OpenVenue, Reserving } from '../state.ts';
import { lengthText } from '../words.ts';
import styles from './times.module.css';

interface ChoiceProps {
  readonly open: OpenVenue;
  readonly entry: Reserving;
  readonly presenter: ReservationsPresenter;
}

/** So many places are drawn as cards. */
const mostDrawn = 12;

/** What is to be reserved: a whole, or one of its parts, which are drawn within it. */
export function PlaceChoice(props: ChoiceProps) {
  const { t } = useSpeech();
  const { venue } = props.open;
  const { entry, presenter } = props;
  if (venue.places.length > mostDrawn) return <PlaceSelect {...props} />;
  const tops = venue.places.filter(({ within }) => within === null);
  return (
    <fieldset className={styles.group}>
      <legend>{t('reservations:times.what')}</legend>
      <div className={styles.places}>
        {tops.map((top) => (
          <WholePlace key={top.id} top={top} venue={venue} entry={entry} presenter={presenter} />
        ))}
      </div>
    </fieldset>
  );
}

/** The same as one field: cards of many places would push the times off the page. */
function PlaceSelect({ open: { venue }, entry, presenter }: ChoiceProps) {
  const { t, said } = useSpeech();
  const tops = venue.places.filter(({ within }) => within === null);
  const inOrder = tops.flatMap((top) => [top, ...venue.places.filter(({ within }) => within === top.id)]);
  const hasParts = (id: string) => venue.places.some(({ within }) => within === id);
  return (
    <SelectField
      label={t('reservations:times.what')}
      value={entry.place}
      options={inOrder.map(({ id, title }) => ({
        value: id,
        text: `${said(title).text}${hasParts(id) ? ` ${t('reservations:times.whole')}` : ''}`,
      }))}
      onChange={(place) => presenter.write({ place, start: null })}
    />
  );
}

interface WholeProps extends Pick<ChoiceProps, 'entry' | 'presenter'> {
  readonly top: OpenVenue['venue']['places'][number];
  readonly venue: OpenVenue['venue'];
}

/** A place with its parts drawn within it. */
function WholePlace({ top, venue, entry, presenter }: WholeProps) {
  const parts = venue.places.filter(({ within }) => within === top.id);
  return (
    <div className={parts.length > 0 ? styles.whole : undefined}>
      <PlaceRadio place={top} {...{ entry, presenter }} parts={parts.length} />
      {parts.length > 0 && (
        <div className={styles.parts}>
          {parts.map((part) => (
            <PlaceRadio key={part.id} place={part} {...{ entry, presenter }} parts={0} />
          ))}
        </div>
      )}
    </div>
  );
}

interface RadioProps extends Pick<ChoiceProps, 'entry' | 'presenter'> {
  readonly place: OpenVenue['venue']['places'][number];
  readonly parts: number;
}

function PlaceRadio({ place, entry, presenter, parts }: RadioProps) {
  const { t, said } = useSpeech();
  return (
    <label className={styles.place}>
      <input
        type="radio"
        name="place"
        checked={entry.place === place.id}
        onChange={() => presenter.write({ place: place.id, start: null })}
      />
      <span>
        {said(place.title).text}
        {parts > 0 && <small> {t('reservations:times.whole')}</small>}
      </span>
    </label>
  );
}

/** For how long: every length that the venue allows. */
export function LengthChoice({ open: { venue }, entry, presenter }: ChoiceProps) {
  const speech = useSpeech();
  const lengths = allowedLengths(venue.rules);
  if (lengths.length < 2 || entry.moving !== null) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{speech.t('reservations:times.howLong')}</legend>
      <div className={styles.chips}>
        {lengths.map((minutes) => (
          <label key={minutes} className={styles.place}>
            <input
              type="radio"
              name="minutes"
              checked={entry.minutes === minutes}
              onChange={() => void presenter.turn({ minutes })}
            />
            <span>{lengthText(minutes, speech)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
