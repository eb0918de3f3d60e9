import { PlaceMap } from '#ui-web/components/map/place-map.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { fieldId } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from './form-context.ts';
import { mapWords } from './map-words.ts';
import { GroupError } from './person-parts.tsx';
import styles from './screen.module.css';
import type { OpenForm } from './state.ts';

/** The Valencian coast, seen from Valencia: where maps begin when a town does not say (specification 1, section 9). */
const defaultCentre = { lat: 39.4699, lng: -0.3763 };
const defaultTiles = {
  url: 'https://www.ign.es/wmts/ign-base?layer=IGNBaseTodo&style=default&tilematrixset=GoogleMapsCompatible&Service=WMTS&Request=GetTile&Version=1.0.0&Format=image/jpeg&TileMatrix={z}&TileCol={x}&TileRow={y}',
  credit: '© Instituto Geográfico Nacional',
};

interface MapPartProps extends FieldProps {
  readonly town: OpenForm['town'] | undefined;
  readonly address: string | undefined;
}

/** The place on a map. */
export function MapPart({ field, value, error, isRequired, town, address }: MapPartProps) {
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const id = fieldId(field.name);
  const title = said(field.title);
  const tiles = town?.tiles === 'none' ? null : (town?.tiles ?? defaultTiles);
  return (
    <div className={error === undefined ? styles.files : `${styles.files} ${styles.wrong}`}>
      <p className={styles.name}>
        <Words of={title} />
        {!isRequired && <small className="note"> {t('request:optional')}</small>}
      </p>
      {field.hint !== null && (
        <p className="note">
          <Words of={said(field.hint)} />
        </p>
      )}
      <GroupError id={`${id}-error`} error={error} />
      <PlaceMap
        id={id}
        words={mapWords(title.text, speech)}
        centre={town?.centre ?? defaultCentre}
        tiles={tiles}
        marked={value?.kind === 'place' ? value.coordinates : null}
        address={address}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onMark={(coordinates) => void presenter.finder.placed(field.name, coordinates)}
      />
    </div>
  );
}
