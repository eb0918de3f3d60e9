import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { type Wording, textOf } from '../wording/wording.tsx';
import { RankedList } from './ranked-list.tsx';
import { RankedSlots } from './ranked-slots.tsx';

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

function Slots() {
  const [order, setOrder] = useState<readonly string[]>([]);
  const items = things.map(({ id, title }) => ({
    id: `slot-${id}`,
    title,
    upLabel: `Subir: ${textOf(title)}`,
    downLabel: `Bajar: ${textOf(title)}`,
    positionLabel: `Posición de: ${textOf(title)}`,
    addLabel: `Colocar: ${textOf(title)}`,
    leaveLabel: `Quitar de su posición: ${textOf(title)}`,
  }));
  const without = (id: string) => order.filter((each) => each !== id);
  return (
    <RankedSlots
      slots={points.map((worth, place) => ({
        worth: `Posición ${place + 1}: ${worth}`,
        item: items.find(({ id }) => id === order[place]) ?? null,
      }))}
      rest={items.filter(({ id }) => !order.includes(id))}
      positions={points.map((_, place) => `${place + 1}.ª`)}
      words={{ empty: 'Posición libre', outside: 'Sin posición', rest: 'Sin posición todavía:' }}
      onPlace={(id, to) => setOrder(without(id).toSpliced(to, 0, id).slice(0, points.length))}
      onLeave={(id) => setOrder(without(id))}
    />
  );
}

export const examples: Examples = {
  'Five things in order': () => <Ranking />,
  'Three slots for five things': () => <Slots />,
};
