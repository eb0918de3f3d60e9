import { type FormEvent, useState } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import {
  readOwnPhotoCall,
  type OwnPhotos,
  type WrittenPhoto,
} from '#adapters/wire/showcase/photos/own-photos.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { longestAlt, readAlt } from '#domain/showcase/photos/shop-photos.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import styles from './listing.module.css';
import { usePhotos } from './use-photos.ts';

interface PhotoPartProps {
  readonly first: OwnPhotos;
  readonly signedOut: () => void;
}

/** The photo of the shop: the one that is seen, the one that waits for the council, and a form for another. */
export function PhotoPart({ first, signedOut }: PhotoPartProps) {
  const { t } = useSpeech();
  const { photos, outcome, isBusy, chosen, choose, send, remove } = usePhotos(first, signedOut);
  const { shown, waiting, reason } = photos;
  return (
    <section className="stack stack-24 stretch" aria-labelledby="listing-photo">
      <h2 id="listing-photo">{t('shop-desk:photo.title')}</h2>
      {reason !== '' && (
        <Notice tone="warning">
          <p>{t('shop-desk:photo.refused', { reason })}</p>
        </Notice>
      )}
      {shown !== null && <OnePhoto photo={shown} words={t('shop-desk:photo.shown')} />}
      {waiting !== null && <OnePhoto photo={waiting} words={t('shop-desk:photo.waiting')} />}
      {outcome !== null && (
        <Notice tone={outcome === 'sent' || outcome === 'removed' ? 'ok' : 'error'} live="polite">
          <p>{t(`shop-desk:photo.outcome.${outcome}`)}</p>
        </Notice>
      )}
      <ChoosePhoto chosen={chosen} choose={(file) => void choose(file)} />
      {chosen !== null && <AltForm isBusy={isBusy} send={send} />}
      {(shown !== null || waiting !== null) && (
        <Button look="text" size="short" busy={isBusy} onClick={() => void remove()}>
          {t('shop-desk:photo.remove')}
        </Button>
      )}
    </section>
  );
}

function OnePhoto({ photo, words }: { readonly photo: WrittenPhoto; readonly words: string }) {
  const { realm } = useShop();
  const { file, alt, language } = photo;
  return (
    <figure className={styles.photo}>
      <img
        src={addressOf(readOwnPhotoCall, { realm, file, w: '480' })}
        alt={alt}
        lang={languageTag(language)}
      />
      <figcaption>{words}</figcaption>
    </figure>
  );
}

interface AltFormProps {
  readonly isBusy: boolean;
  readonly send: (alt: string) => Promise<void>;
}

/** What the chosen photo shows, and sending it. */
function AltForm({ isBusy, send }: AltFormProps) {
  const { t } = useSpeech();
  const [alt, setAlt] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = readAlt(alt) === null;
    setWrong(lacks);
    if (!lacks) void send(alt);
  };
  return (
    <form className="stack stretch" onSubmit={submit} noValidate>
      <TextField
        label={t('shop-desk:photo.alt')}
        hint={t('shop-desk:photo.altHint')}
        width="100%"
        multiline={2}
        value={alt}
        onChange={setAlt}
        {...(isWrong && { error: t('shop-desk:photo.altFault', { most: String(longestAlt) }) })}
      />
      <Button type="submit" busy={isBusy}>
        {t('shop-desk:photo.send')}
      </Button>
    </form>
  );
}
