import { useState } from 'react';
import { flushSync } from 'react-dom';
import { placeTree, type PlaceBranch } from '#domain/reservations/place-tree.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { goToField } from '../editor/go-to-field.ts';
import { BringBack } from '../form/bring-back.tsx';
import { idOf } from '../form/form-place.ts';
import { OwnField, type OwnPartProps } from '../own/own-field.tsx';
import { PlaceRow } from './place-row.tsx';
import styles from './places.module.css';
import { usePlaces, type WrittenPlace } from './use-places.ts';

/** The places of a venue as a tree: what is a part of what, and which exclude each other. */
export function PlacesPart({ part, draw }: OwnPartProps) {
  const { t } = useSpeech();
  const own = usePlaces(part);
  const [said, say] = useState('');
  const [opened, open] = useState<ReadonlySet<string>>(new Set());
  const nameOf = ({ title, id }: WrittenPlace) => title || id || t('office-rules:places.unnamed');
  const toggle = (key: string) =>
    open((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  const add = (within: string | null) => {
    let path = '';
    flushSync(() => {
      path = own.add(within);
      toggle(path.slice(path.lastIndexOf('@') + 1));
    });
    goToField(`${path}/title`);
  };
  const putInto = (place: WrittenPlace, whole: string | null) => {
    flushSync(() => own.putInto(place, whole));
    const into = own.places.find(({ id }) => id === whole);
    const words = into === undefined ? 'out' : 'in';
    say(t(`office-rules:places.said.${words}`, { name: nameOf(place), whole: into && nameOf(into) }));
    document.getElementById(idOf(place.path))?.focus();
  };
  const branches = (list: readonly PlaceBranch<WrittenPlace>[]) => (
    <ul role="list" className={styles.branches}>
      {list.map(({ place, parts }) => (
        <li key={place.key}>
          <PlaceRow
            {...{ place, draw, nameOf, add }}
            own={{ ...own, putInto }}
            isOpen={opened.has(place.key) || place.title === ''}
            toggle={() => toggle(place.key)}
          />
          {parts.length > 0 && branches(parts)}
        </li>
      ))}
    </ul>
  );
  return (
    <OwnField {...{ part, draw }}>
      {branches(placeTree(own.places))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {!own.isReadOnly && (
        <p className={styles.tools}>
          <OfficeButton look="outline" onClick={() => add(null)}>
            <Icon name="plus" /> {t('office-rules:places.add')}
          </OfficeButton>
          <BringBack acts={own.acts} />
        </p>
      )}
    </OwnField>
  );
}
