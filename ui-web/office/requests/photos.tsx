import { addressOf } from '#adapters/wire/address-of.ts';
import { readUploadCall } from '#adapters/wire/uploads/read-upload.ts';
import { EnlargeableImage } from '#ui-web/components/enlargeable-image/enlargeable-image.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './thread.module.css';

/** The address of an upload, for those who may read its request. */
export function useUploadAddress(): (reference: string) => string {
  const { council } = useOffice();
  return (reference) => addressOf(readUploadCall, { realm: council.realm, reference });
}

/** Photos beside the text; pressed, each is shown large. */
export function Photos({ images }: { readonly images: readonly string[] }) {
  const { t } = useSpeech();
  const addressFor = useUploadAddress();
  if (images.length === 0) return null;
  return (
    <ul role="list" className={styles.photos}>
      {images.map((image, place) => {
        const name = t('office-requests:photo', { n: place + 1, of: images.length });
        return (
          <li key={image}>
            <EnlargeableImage
              src={addressFor(image)}
              title={{ text: name, lang: null }}
              alt={name}
              enlarge={t('office-requests:enlarge')}
              close={t('office:close')}
            />
          </li>
        );
      })}
    </ul>
  );
}
