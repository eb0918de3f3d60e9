import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useCamera } from '../../device/camera/use-camera.ts';
import { useTorch } from '../../device/camera/use-torch.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';

interface TicketFinderProps {
  /** Whether a verdict is shown over it: the camera goes on, so that the next ticket is read at once. */
  readonly isCovered: boolean;
  readonly isBusy: boolean;
  /** Where staff let people in by name; null without a line. */
  readonly namesHref: string | null;
  readonly found: (text: string, isTyped: boolean) => void;
}

/** The camera, a picture, or letters: whatever the device has. */
export function TicketFinder({ isCovered, isBusy, namesHref, found }: TicketFinderProps) {
  const { t } = useSpeech();
  const { codeReader } = useDoorMeans();
  const [isTyping, setTyping] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });
  const camera = useCamera(video, {
    isWanted: !isTyping,
    reader: codeReader,
    goesOn: true,
    found: (text) => latest.current(text, false),
  });
  const torch = useTorch(video, camera);
  const readPicture = async (file: File) => {
    const text = await codeReader()
      .then(async (read) => read(await createImageBitmap(file)))
      .catch(() => null);
    setUnread(text === null);
    if (text !== null) found(text, true);
  };
  const words = isBusy ? 'busy' : camera === 'off' ? 'off' : 'aim';
  return (
    <div className={styles.look} hidden={isCovered}>
      <h1 className="visually-hidden">{t('door:start.title')}</h1>
      <div className={styles.body}>
        {!isTyping && (
          <div className={styles.finder} data-camera={camera}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture of the camera has no sound */}
            <video ref={video} muted playsInline aria-hidden="true" />
          </div>
        )}
        {isTyping ? (
          <LettersForm isBusy={isBusy} namesHref={namesHref} typed={(text) => found(text, true)} />
        ) : (
          <p role="status">{t(`door:find.${words}`)}</p>
        )}
        {isUnread && <p role="alert">{t('door:find.unread')}</p>}
      </div>
      <div className={styles.foot} data-row="">
        <button type="button" onClick={() => setTyping(!isTyping)}>
          {t(isTyping ? 'door:find.camera' : 'door:find.type')}
        </button>
        {torch !== null && !isTyping && (
          <button type="button" aria-pressed={torch.isOn} onClick={torch.turn}>
            {t('door:find.light')}
          </button>
        )}
        <PictureButton chosen={(file) => void readPicture(file)} />
      </div>
    </div>
  );
}

/** A picture of a ticket, from the gallery or taken now. */
function PictureButton({ chosen }: { readonly chosen: (file: File) => void }) {
  const { t } = useSpeech();
  const picture = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => picture.current?.click()}>
        <Icon name="photo" /> {t('door:find.photo')}
      </button>
      <input
        ref={picture}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-code=""
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) chosen(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

interface LettersFormProps extends Pick<TicketFinderProps, 'namesHref'> {
  readonly isBusy: boolean;
  readonly typed: (text: string) => void;
}

/** The letters below the code of a ticket, typed. */
function LettersForm({ isBusy, namesHref, typed }: LettersFormProps) {
  const { t } = useSpeech();
  const [letters, setLetters] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (letters.trim() === '' || isBusy) return;
    // A reader of codes that writes as a keyboard does writes a whole code, which has a colon.
    const isTicket = readTicketLetters(letters) !== null || letters.includes(':');
    setWrong(!isTicket);
    if (!isTicket) return field.current?.querySelector('input')?.focus();
    typed(letters);
    setLetters('');
  };
  return (
    <form className={styles.letters} onSubmit={enter} noValidate>
      <div ref={field}>
        <TextField
          label={t('door:find.letters')}
          hint={t('door:find.lettersHint')}
          {...(isWrong && { error: t('door:find.notLetters') })}
          width="100%"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={letters}
          onChange={setLetters}
        />
      </div>
      <button type="submit" aria-disabled={isBusy}>
        {t('door:find.check')}
      </button>
      {namesHref !== null && <a href={namesHref}>{t('door:find.byName')}</a>}
    </form>
  );
}
