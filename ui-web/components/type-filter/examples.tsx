import { useState } from 'react';
import { knownTypes } from '#domain/directory/association-types.ts';
import { isChosen, toggledType, type TypeChoice } from '#domain/directory/type-choice.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { TypeFilter } from './type-filter.tsx';

function Types({ folded }: { readonly folded: boolean }) {
  const [choice, setChoice] = useState<TypeChoice>(['Musicales', 'Teatro']);
  return (
    <TypeFilter
      summary="Elegir tipos"
      legend="Tipos de asociación"
      all={{ text: 'Todos', count: '88', checked: choice === 'all' }}
      types={knownTypes.map((type) => ({ type, text: type, count: '3', checked: isChosen(choice, type) }))}
      folded={folded}
      onAll={(checked) => setChoice(checked ? 'all' : [])}
      onToggle={(type) => setChoice(toggledType(choice, type, knownTypes))}
    />
  );
}

export const examples: Examples = {
  Open: () => <Types folded={false} />,
  Folded: () => <Types folded />,
};
