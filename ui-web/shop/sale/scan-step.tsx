import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { lookUpVoucherCall, type SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useCamera } from '../../device/camera/use-camera.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import { useLine } from '../offline/line-context.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';

interface ScanStepProps {
  /** `codes`: the text of the code, if there was no line to ask the council. */
  readonly found: (looked: SeenVouchers, codes: Readonly<Record<string, string>>) => void;
  readonly signedOut: () => void;
}

/** What could not be read, as a key of a text. */
type Trouble = 'failed' | 'line' | 'wait' | { readonly fault: string };

/** Asks the council for what was read, and says why it knows nothing. */
function useLook({ found, signedOut }: ScanStepProps) {
  const { call, realm } = useShop();
  const line = useLine();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isLooking, setLooking] = useState(false);
  const look = async (text: string) => {
    setLooking(true);
    setTrouble(null);
    const looked = await call(lookUpVoucherCall, { realm, body: { text } });
    const isAway = isLeft(looked) && hasNoAnswer(looked.left);
    const alone = isAway ? await line.look(text) : null;
    setLooking(false);
    if (alone !== null) {
      if (isLeft(alone)) return setTrouble({ fault: alone.left });
      return found(alone.right, { [alone.right.voucher]: text });
    }
    if (!isLeft(looked)) return found(looked.right, {});
    const refused = looked.left;
    if (refused.kind === 'shopNotAuthorised') return signedOut();
    if (refused.kind === 'voucherNotRead') return setTrouble({ fault: refused.where ?? 'unknown' });
    if (refused.kind === 'tooManyAttempts') return setTrouble('wait');
    return setTrouble(refused.kind === 'unreachable' ? 'line' : 'failed');
  };
  return { look, trouble, setTrouble, isLooking };
}

/** The camera, a picture, or letters: whatever the shop has. */
export function ScanStep(props: ScanStepProps) {
  const { t } = useSpeech();
  const { codeReader } = useShop();
  const { look, trouble, setTrouble, isLooking } = useLook(props);
  const [isCamera, setCamera] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const camera = useCamera(video, {
    isWanted: isCamera,
    reader: codeReader,
    found: (text) => {
      setCamera(false);
      void look(text);
    },
  });
  const readPicture = async (file: File) => {
    try {
      const text = await (await codeReader())(await createImageBitmap(file));
      if (text === null) setTrouble('failed');
      else await look(text);
    } catch {
      setTrouble('failed');
    }
  };
  return (
    <>
      <TillTitle>{t('shop:scan.title')}</TillTitle>
      {trouble !== null && <ScanTrouble trouble={trouble} />}
      {camera !== 'off' && isCamera && (
        <div className={styles.finder}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture of the camera has no sound */}
          <video ref={video} muted playsInline aria-hidden="true" />
          <p role="status">{t('shop:scan.searching')}</p>
        </div>
      )}
      {camera === 'off' && isCamera && (
        <CameraMenu
          camera={() => {
            setCamera(false);
            setTimeout(() => setCamera(true));
          }}
          gallery={() => picture.current?.click()}
          type={() => field.current?.querySelector('input')?.focus()}
        />
      )}
      {!isCamera && !isLooking && (
        <Button look="outline" wide icon="photo" onClick={() => setCamera(true)}>
          {t('shop:scan.again')}
        </Button>
      )}
      <PictureInput input={picture} onFile={(file) => void readPicture(file)} />
      <LettersForm field={field} isBusy={isLooking} look={(text) => void look(text)} />
    </>
  );
}

interface PictureInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
}

/** A picture of a code from the gallery. */
function PictureInput({ input, onFile }: PictureInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      data-code=""
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file !== undefined) onFile(file);
        event.target.value = '';
      }}
    />
  );
}

interface LettersFormProps {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly isBusy: boolean;
  readonly look: (text: string) => void;
}

/** The letters of a voucher, typed. */
function LettersForm({ field, isBusy, look }: LettersFormProps) {
  const { t } = useSpeech();
  const [letters, setLetters] = useState('');
  const type = (event: FormEvent) => {
    event.preventDefault();
    if (letters.trim() === '') field.current?.querySelector('input')?.focus();
    else look(letters);
  };
  return (
    <form className={styles.acts} onSubmit={type} noValidate>
      <div ref={field} className={styles.code}>
        <TextField
          label={t('shop:scan.label')}
          hint={t('shop:scan.hint')}
          width="100%"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={letters}
          onChange={setLetters}
        />
      </div>
      <Button type="submit" wide busy={isBusy}>
        {t('shop:next')}
      </Button>
    </form>
  );
}

/** Why nothing was read, with the words of the specification. */
function ScanTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useSpeech();
  const words =
    typeof trouble === 'string'
      ? { failed: t('shop:scan.failedHelp'), line: t('shop:door.line'), wait: t('shop:door.wait') }[trouble]
      : t(`shop:scan.fault.${trouble.fault}`);
  return (
    <Notice tone="error" live="assertive">
      <p>
        <strong>{t('shop:scan.failed')}</strong>
      </p>
      <p>{words}</p>
    </Notice>
  );
}

interface CameraMenuProps {
  readonly camera: () => void;
  readonly gallery: () => void;
  readonly type: () => void;
}

/** Without the camera: from where the code is to come (specification 1, section 8). */
function CameraMenu({ camera, gallery, type }: CameraMenuProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.acts} aria-labelledby="camera-menu">
      <Notice tone="warning" live="polite">
        <p>{t('shop:scan.off')}</p>
      </Notice>
      <h2 id="camera-menu">{t('shop:scan.menu')}</h2>
      <Button look="outline" wide icon="photo" onClick={camera}>
        {t('shop:scan.camera')}
      </Button>
      <Button look="outline" wide icon="document" onClick={gallery}>
        {t('shop:scan.gallery')}
      </Button>
      <Button look="outline" wide onClick={type}>
        {t('shop:scan.type')}
      </Button>
    </section>
  );
}
