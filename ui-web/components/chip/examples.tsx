import type { Examples } from '#ui-web/gallery/example.ts';
import { Chip, ChipList } from './chip.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Filters in force': () => (
    <ChipList label="Filtres aplicats">
      <li>
        <Chip removeLabel="Lleva el filtre Raval de l’Alqueria Vella" onRemove={nothing}>
          Raval de l’Alqueria Vella
        </Chip>
      </li>
      <li>
        <Chip>En estudi tècnic</Chip>
      </li>
    </ChipList>
  ),
};
