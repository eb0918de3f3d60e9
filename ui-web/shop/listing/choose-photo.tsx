import { useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import type { PreparedPhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './listing.module.css';

interface ChoosePhotoProps {
  readonly chosen: PreparedPhoto | null;
  readonly choose: (file: File) => void;
}

/** A photo from the camera or the gallery of the device. */
export function ChoosePhoto({ chosen, choose }: ChoosePhotoProps) {
  const { t } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choose}>
      {chosen?.thumbnail !== undefined && chosen.thumbnail !== null && (
        <img src={chosen.thumbnail} alt={t('shop-desk:photo.chosen')} />
      )}
      <p className="note" id="listing-photo-hint">
        {t('shop-desk:photo.hint')}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-picture="listing-photo"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) choose(file);
        }}
      />
      <Button
        look="outline"
        icon="photo"
        aria-describedby="listing-photo-hint"
        onClick={() => input.current?.click()}
      >
        {t(chosen === null ? 'shop-desk:photo.choose' : 'shop-desk:photo.other')}
      </Button>
    </div>
  );
}
