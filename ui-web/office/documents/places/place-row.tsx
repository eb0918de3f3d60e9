import { useId } from 'react';
import { excludedBy } from '#domain/reservations/place-tree.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { idOf } from '../form/form-place.ts';
import type { DrawParts } from '../form/form-tree.ts';
import styles from './places.module.css';
import type { usePlaces, WrittenPlace } from './use-places.ts';

interface RowProps {
  readonly place: WrittenPlace;
  readonly own: ReturnType<typeof usePlaces>;
  readonly draw: DrawParts;
  readonly nameOf: (place: WrittenPlace) => string;
  readonly add: (within: string | null) => void;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Why a place is not drawn below what it is a part of. */
function faultOf({ within, id }: WrittenPlace, places: readonly WrittenPlace[]): 'unknown' | 'circle' | null {
  if (within === null) return null;
  if (!places.some((one) => one.id === within)) return 'unknown';
  const seen = new Set<string>();
  for (let above: string | null = within; above !== null && !seen.has(above); ) {
    if (above === id) return 'circle';
    seen.add(above);
    const now: string = above;
    above = places.find((one) => one.id === now)?.within ?? null;
  }
  return null;
}

/** A place: its name, what excludes it, and how it comes into another one or out of it. */
export function PlaceRow({ place, own, draw, nameOf, add, isOpen, toggle }: RowProps) {
  const { t } = useSpeech();
  const id = useId();
  const excluded = excludedBy(own.places, place);
  const fault = faultOf(place, own.places);
  return (
    <div className={styles.place}>
      <h4>
        <button
          type="button"
          id={idOf(place.path)}
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {nameOf(place)}
        </button>
      </h4>
      {excluded.length > 0 && (
        <p className={styles.hint}>
          {t('office-rules:places.excludes', { names: excluded.map(nameOf).join(', ') })}
        </p>
      )}
      {fault !== null && (
        <p className={styles.wrong}>{t(`office-rules:places.fault.${fault}`, { whole: place.within })}</p>
      )}
      {!own.isReadOnly && <PlaceActs {...{ place, own, nameOf, add }} />}
      <div id={id}>{isOpen && draw(place.parts)}</div>
    </div>
  );
}

/** In, out, a part of it, away. */
function PlaceActs({ place, own, nameOf, add }: Pick<RowProps, 'place' | 'own' | 'nameOf' | 'add'>) {
  const { t } = useSpeech();
  const id = useId();
  const wholes = own.wholesOf(place);
  const above = own.places.find((one) => place.within !== null && one.id === place.within);
  return (
    <p className={styles.acts}>
      {(wholes.length > 0 || place.within !== null) && (
        <span className={styles.within}>
          <label htmlFor={`${id}-in`}>{t('office-rules:places.within')}</label>
          <select
            id={`${id}-in`}
            aria-label={`${t('office-rules:places.within')}: ${nameOf(place)}`}
            value={place.within ?? ''}
            onChange={({ target }) => own.putInto(place, target.value === '' ? null : target.value)}
          >
            <option value="">{t('office-rules:places.alone')}</option>
            {place.within !== null && !wholes.some((one) => one.id === place.within) && (
              <option value={place.within}>{place.within}</option>
            )}
            {wholes.map((one) => (
              <option key={one.key} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </span>
      )}
      {above !== undefined && (
        <OfficeButton
          look="text"
          aria-label={t('office-rules:places.outOf', { name: nameOf(place), whole: nameOf(above) })}
          onClick={() => own.putInto(place, above.within)}
        >
          {t('office-rules:places.out')}
        </OfficeButton>
      )}
      {place.id !== '' && (
        <OfficeButton
          look="text"
          aria-label={t('office-rules:places.addPartOf', { name: nameOf(place) })}
          onClick={() => add(place.id)}
        >
          {t('office-rules:places.addPart')}
        </OfficeButton>
      )}
      <OfficeButton
        look="text"
        aria-label={t('office-rules:places.removeThis', { name: nameOf(place) })}
        onClick={() => own.remove(place)}
      >
        {t('office-documents:remove')}
      </OfficeButton>
    </p>
  );
}
