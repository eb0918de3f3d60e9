import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { type Wording, textOf } from '../wording/wording.tsx';
import { RankedList } from './ranked-list.tsx';

const things: readonly { readonly id: string; readonly title: Wording }[] = [
  { id: 'barandillas', title: 'Barandillas y pasos sobre el agua' },
  {
    id: 'llavadors',
    title: { text: 'Recuperació dels llavadors i de la font de l’Alqueria Vella', lang: 'va' },
  },
  { id: 'alumbrado', title: 'Alumbrado del camino' },
  { id: 'mesas', title: 'Mesas y sombra' },
  { id: 'paneles', title: 'Paneles sobre la fauna de la marjal' },
];
const points = ['3 puntos', '2 puntos', '1 punto'];

function Ranking() {
  const [order, setOrder] = useState(things);
  const [said, setSaid] = useState('');
  const onMove = (id: string, to: number) => {
    const thing = order.find((each) => each.id === id);
    if (!thing) return;
    setOrder(order.filter((each) => each.id !== id).toSpliced(to, 0, thing));
    setSaid(`${textOf(thing.title)}, posición ${to + 1} de ${order.length}`);
  };
  return (
    <RankedList
      items={order.map(({ id, title }, place) => ({
        id,
        title,
        detail: `Posición ${place + 1}: ${points[place] ?? 'sin puntos'}`,
        upLabel: `Subir: ${textOf(title)}`,
        downLabel: `Bajar: ${textOf(title)}`,
        positionLabel: `Posición de: ${textOf(title)}`,
      }))}
      positions={order.map((_, place) => `${place + 1}.ª`)}
      pointed={3}
      onMove={onMove}
      announcement={said}
    />
  );
}

export const examples: Examples = { 'Five things in order': () => <Ranking /> };
