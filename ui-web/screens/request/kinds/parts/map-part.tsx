import { CouncilLines } from '#ui-web/components/council-html/council-lines.tsx';
import { PlaceMap } from '#ui-web/components/map/place-map.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { fieldId } from '../../form/field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import { mapWords } from './map-words.ts';
import { GroupError } from './person-parts.tsx';
import styles from '../../screen.module.css';
import type { OpenForm } from '../../state.ts';

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
  const { centre, tiles } = townMap(town);
  return (
    <div className={error === undefined ? styles.files : `${styles.files} ${styles.wrong}`}>
      <p className={styles.name}>
        <Words of={title} />
        {!isRequired && <small className="note"> {t('request:optional')}</small>}
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
        address={address}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onMark={(coordinates) => void presenter.finder.placed(field.name, coordinates)}
      />
    </div>
  );
}
