import { memo } from 'react';
import type { FieldOf } from '#domain/forms/field.ts';
import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { PlaceMap } from '#ui-web/components/map/place-map.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { fieldId } from '../form/field-ids.ts';
import { GroupError } from '../form/group-error.tsx';
import { useFormTools } from '../form-context.ts';
import styles from '../screen.module.css';
import type { OpenForm } from '../state.ts';
import type { FieldView } from './field-view.ts';
import type { FieldProps } from './parts/field-props.ts';
import { mapWords } from './parts/map-words.ts';

interface MapProps extends FieldProps {
  readonly town: OpenForm['town'];
  readonly address: OpenForm['address'];
}

const PlacePart = memo(function PlacePart(props: MapProps) {
  const { field, value, error, isRequired, isCounted = false, town, address } = props;
  const { presenter, speech } = useFormTools();
  const { t, said } = speech;
  const id = fieldId(field.name);
  const title = said(field.title);
  const { centre, tiles } = townMap(town);
  return (
    <div className={error === undefined ? styles.files : `${styles.files} ${styles.wrong}`}>
      <p className={styles.name}>
        <Words of={title} />
        {!isRequired && !isCounted && <small className="note"> {t('request:optional')}</small>}
      </p>
      {field.hint !== null && (
        <p className="note">
          <CouncilLines of={said(field.hint)} />
        </p>
      )}
      <GroupError id={`${id}-error`} error={error} />
      <PlaceMap
        id={id}
        words={mapWords(title.text, speech)}
        centre={centre}
        tiles={tiles}
        marked={value?.kind === 'place' ? value.coordinates : null}
        address={address ?? undefined}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onMark={(coordinates) => void presenter.finder.placed(field.name, coordinates)}
      />
    </div>
  );
});

/** A place on a map. */
export const mapView: FieldView<FieldOf<'map'>> = {
  showsReadOnly: false,
  draw: (props, { open: { town, address } }) => <PlacePart {...props} town={town} address={address} />,
};
