import { useCallback } from 'react';
import { readMapCall } from '#adapters/wire/maps/read-map.ts';
import { type FieldPath, memberPath } from '#domain/documents/fields.ts';
import { isRight } from '#domain/shared/result.ts';
import { PlaceMap } from '#ui-web/components/map/place-map.tsx';
import { mapWords } from '#ui-web/screens/request/kinds/parts/map-words.ts';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnForms } from '../../../i18n/forms/form-texts.ts';
import { useAnswer } from '../../../parts/use-answer.ts';
import { useOffice } from '../../../shell/office-context.ts';
import { idOf, useForm } from '../form-place.ts';

/** As many decimals as a metre needs. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** The place of a document on the map of the town: pressed, or moved by keys. */
export function CoordinatesMap({ path, name }: { readonly path: FieldPath; readonly name: string }) {
  const speech = useSpeech();
  const { council } = useOffice();
  const { document, write } = useForm();
  const { speaker, language } = speech;
  const ask = useCallback(async () => {
    await learnForms({ speaker, language });
    const read = await council.call(readMapCall, { realm: council.realm });
    return { ground: isRight(read) ? read.right : null };
  }, [council, speaker, language]);
  const [answer] = useAnswer(ask);
  if (answer === null) return <p>{speech.t('office:loading')}</p>;
  const [lat, lng] = ['lat', 'lng'].map((one) => document.shown.get(memberPath(path, one)));
  const marked = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  const { ground } = answer;
  const { frame } = ground ?? {};
  const middle = frame && { lat: (frame.south + frame.north) / 2, lng: (frame.west + frame.east) / 2 };
  const { centre, tiles } = townMap({ centre: marked ?? middle ?? null, ground });
  return (
    <PlaceMap
      id={`${idOf(path)}-mapa`}
      words={mapWords(name, speech)}
      centre={centre}
      tiles={tiles}
      marked={marked}
      onMark={(place) =>
        write([
          { path: memberPath(path, 'lat'), value: rounded(place.lat) },
          { path: memberPath(path, 'lng'), value: rounded(place.lng) },
        ])
      }
    />
  );
}
