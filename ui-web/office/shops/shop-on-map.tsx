import { type FormEvent, useCallback, useState } from 'react';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { PlaceMap } from '#ui-web/components/map/place-map.tsx';
import type { Position } from '#ui-web/components/map/position.ts';
import { mapWords } from '#ui-web/screens/request/kinds/parts/map-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnForms } from '../i18n/forms/form-texts.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './shops.module.css';

interface ShopOnMapProps {
  readonly shop: StaffShop;
  readonly save: (place: Position | null) => Promise<boolean>;
  readonly close: () => void;
}

/** As many decimals as a metre needs. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Finds where an address is, for the words in which it was typed. */
function useFinding(found: (place: Position) => void) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [told, tell] = useState<string | null>(null);
  const find = async (address: string) => {
    const answer = await council.call(geocodeCall, { realm: council.realm, address, latlng: null });
    if (isLeft(answer)) return tell(t('office-shops:place.unreachable'));
    const [first] = answer.right;
    if (first === undefined) return tell(t('office-shops:place.notFound'));
    tell(t('office-shops:place.found'));
    return found({ lat: first.coordinates.lat, lng: first.coordinates.lng });
  };
  return { told, find };
}

/** Where the shop is: by its address, by a press on the map or by keys. */
export function ShopOnMap({ shop, save, close }: ShopOnMapProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { council } = useOffice();
  const { speaker, language } = speech;
  const ask = useCallback(async () => {
    await learnForms({ speaker, language });
    const read = await council.call(readMapCall, { realm: council.realm });
    return { ground: isRight(read) ? read.right : null };
  }, [council, speaker, language]);
  const [answer] = useAnswer(ask);
  const [marked, mark] = useState<Position | null>(shop.place);
  const [isBusy, setBusy] = useState(false);
  const { told, find } = useFinding(mark);
  if (answer === null) return <p>{t('office:loading')}</p>;
  const { ground } = answer;
  const { frame } = ground ?? {};
  const middle = frame && { lat: (frame.south + frame.north) / 2, lng: (frame.west + frame.east) / 2 };
  const { centre, tiles } = townMap({ centre: marked ?? middle ?? null, ground });
  const send = async (place: Position | null) => {
    setBusy(true);
    const isSaved = await save(place);
    setBusy(false);
    if (isSaved) close();
  };
  return (
    <section className={styles.part} aria-labelledby="shop-place">
      <h2 id="shop-place">{t('office-shops:place.title')}</h2>
      <AddressSearch first={shop.address} told={told} find={find} />
      <PlaceMap
        id="shop-map"
        words={mapWords(shop.name, speech)}
        centre={centre}
        tiles={tiles}
        marked={marked}
        onMark={({ lat, lng }) => mark({ lat: rounded(lat), lng: rounded(lng) })}
      />
      <div className={styles.acts}>
        <OfficeButton busy={isBusy} onClick={() => void send(marked)}>
          {t('office-shops:place.save')}
        </OfficeButton>
        {shop.place !== null && (
          <OfficeButton look="outline" busy={isBusy} onClick={() => void send(null)}>
            {t('office-shops:place.remove')}
          </OfficeButton>
        )}
        <OfficeButton look="text" onClick={close}>
          {t('office-shops:cancel')}
        </OfficeButton>
      </div>
    </section>
  );
}

interface AddressSearchProps {
  readonly first: string;
  readonly told: string | null;
  readonly find: (address: string) => Promise<void>;
}

/** Looks an address up in the streets of the town. */
function AddressSearch({ first, told, find }: AddressSearchProps) {
  const { t } = useSpeech();
  const [address, setAddress] = useState(first);
  const search = (event: FormEvent) => {
    event.preventDefault();
    void find(address);
  };
  return (
    <form className={styles.find} onSubmit={search}>
      <TextField
        label={t('office-shops:place.address')}
        hint={t('office-shops:place.addressHint')}
        value={address}
        onChange={setAddress}
      />
      <OfficeButton type="submit" look="outline">
        {t('office-shops:place.search')}
      </OfficeButton>
      <p role="status" className="note">
        {told}
      </p>
    </form>
  );
}
