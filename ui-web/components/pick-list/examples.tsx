import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { PickList } from './pick-list.tsx';

const streets = [
  { id: '1', text: 'Carrer del Molí de Baix', detail: 'Raval de l’Alqueria Vella · 46999' },
  { id: '2', text: 'Camí Vell del Molí de l’Arròs', detail: 'La Marjal · 46998' },
  { id: '3', text: 'Plaça del Molí', detail: 'Centre · 46999' },
];

function Street({ first }: { readonly first: string }) {
  const [text, setText] = useState(first);
  const fits = streets.filter((street) => street.text.toLowerCase().includes(text.toLowerCase()));
  return (
    <PickList
      label="Calle o plaza"
      hint="Escribe parte del nombre, con acentos o sin ellos."
      listLabel="Calles encontradas"
      value={text}
      found={text === '' ? null : fits}
      status={text === '' ? '' : `${fits.length} calles. Muévete con las flechas y elige con Intro.`}
      onChange={setText}
      onPick={(street) => setText(street.text)}
    />
  );
}

export const examples: Examples = {
  Empty: () => <Street first="" />,
  Found: () => <Street first="mol" />,
};
