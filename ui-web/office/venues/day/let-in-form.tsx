import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useDoor } from '../door/use-door.ts';
import styles from '../venues.module.css';

const LateCamera = lazy(async () => ({ default: (await import('../door/door-camera.tsx')).DoorCamera }));

/** A reader that types has the whole code. */
const longestCode = 240;

interface DoorProps {
  readonly venue: VenueAnswer;
  readonly again: () => void;
}

/** Lets in who shows letters, typed or as a code before the camera; the field has the focus again for the next one. */
export function LetInForm({ venue, again }: DoorProps) {
  const { t } = useSpeech();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCamera, setCamera] = useState(false);
  const { isBusy, told, letIn, waits } = useDoor(venue, again);
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
          maxLength={longestCode}
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
      {waits > 0 && <p className="note">{t('office-venues:door.waits', { count: waits })}</p>}
    </form>
  );
}
