import { knownTypes } from '#domain/directory/association-types.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { PlainList } from '../plain-list/plain-list.tsx';
import { TypeIcon } from './type-icon.tsx';

export const examples: Examples = {
  'Every type, and an unknown one': () => (
    <PlainList className="actions">
      {[...knownTypes, 'Otra'].map((type) => (
        <li key={type}>
          <TypeIcon type={type} /> {type}
        </li>
      ))}
    </PlainList>
  ),
};
