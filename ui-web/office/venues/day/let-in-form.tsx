import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { letInCall } from '#adapters/wire/reservations/office/let-in.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { useDeed } from '../use-deed.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';

const LateCamera = lazy(async () => ({ default: (await import('../door/door-camera.tsx')).DoorCamera }));

interface DoorProps {
  readonly venue: VenueAnswer;
  readonly again: () => void;
}

/** Lets in whose letters these are. */
function useDoor({ venue, again }: DoorProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const words = useVenueWords(venue);
  const { isBusy, told, act } = useDeed();
  const letIn = async (letters: string): Promise<boolean> => {
    const isIn = await act(
      () => council.call(letInCall, { realm: council.realm, id: venue.id, body: { letters } }),
      ({ isAgain, reservation }) =>
        t(`office-venues:door.${isAgain ? 'again' : 'in'}`, {
          place: words.place(reservation.place),
          hours: words.hours(reservation),
        }),
    );
    again();
    return isIn;
  };
  return { isBusy, told, letIn };
}

/** Lets in who shows letters, typed or as a code before the camera; the field has the focus again for the next one. */
export function LetInForm(props: DoorProps) {
  const { t } = useSpeech();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCamera, setCamera] = useState(false);
  const { isBusy, told, letIn } = useDoor(props);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const letters = field.current?.value.trim() ?? '';
    if (letters === '') return;
    const isIn = await letIn(letters);
    if (isIn && field.current !== null) field.current.value = '';
    field.current?.focus();
  };
  return (
    <form className={styles.door} autoComplete="off" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('office-venues:door.label')}</label>
      <div>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          enterKeyHint="go"
        />
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-venues:door.send')}
        </OfficeButton>
        <OfficeButton look="outline" aria-pressed={isCamera} onClick={() => setCamera(!isCamera)}>
          {t('office-venues:door.camera')}
        </OfficeButton>
      </div>
      {isCamera && (
        <Suspense fallback={null}>
          <LateCamera found={(text) => void letIn(text)} />
        </Suspense>
      )}
      <ToldNotice told={told} />
    </form>
  );
}
