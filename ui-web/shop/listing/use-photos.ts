import { useState } from 'react';
import {
  type OwnPhotos,
  putShopPhotoCall,
  removeShopPhotosCall,
} from '#adapters/wire/showcase/photos/own-photos.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type PreparedPhoto, preparePhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { base64 } from '../sale/send-picture.ts';
import { useShop } from '../shop-context.ts';

/** What became of the last act. */
type PhotoOutcome = 'sent' | 'removed' | 'notPicture' | 'changed' | 'tooMany' | 'line';

const outcomeOf = (kind: string): PhotoOutcome => {
  if (kind === 'photoRefused') return 'changed';
  if (kind === 'tooManyAttempts') return 'tooMany';
  return kind === 'fileRefused' || kind === 'townFileTooLarge' ? 'notPicture' : 'line';
};

/** The photos of the shop, and what it does with them. A photo is drawn anew on the device before it is sent. */
export function usePhotos(first: OwnPhotos, signedOut: () => void) {
  const { call, realm } = useShop();
  const { language } = useSpeech();
  const [photos, setPhotos] = useState(first);
  const [chosen, setChosen] = useState<PreparedPhoto | null>(null);
  const [outcome, setOutcome] = useState<PhotoOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (file: File) => {
    const prepared = await preparePhoto(file);
    setChosen(prepared);
    setOutcome(prepared === null ? 'notPicture' : null);
  };
  const did = async (
    asked: () => ReturnType<typeof call<typeof putShopPhotoCall>>,
    done: 'sent' | 'removed',
  ) => {
    setBusy(true);
    const answer = await asked();
    setBusy(false);
    if (isLeft(answer)) {
      if (answer.left.kind === 'shopNotAuthorised') return signedOut();
      return setOutcome(outcomeOf(answer.left.kind));
    }
    setPhotos(answer.right);
    setChosen(null);
    return setOutcome(done);
  };
  const send = async (alt: string) => {
    if (chosen === null) return;
    const file = base64(new Uint8Array(await chosen.file.arrayBuffer()));
    await did(() => call(putShopPhotoCall, { realm, body: { alt, language, file } }), 'sent');
  };
  const remove = () => did(() => call(removeShopPhotosCall, { realm, body: {} }), 'removed');
  return { photos, chosen, outcome, isBusy, choose, send, remove };
}
