import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { SliderField } from './slider-field.tsx';
import { SliderTotal } from './slider-total.tsx';

function Shares() {
  const [trees, setTrees] = useState(40);
  const [bikes, setBikes] = useState(30);
  const [refused, setRefused] = useState(false);
  const change = (to: number, now: number, other: number, set: (to: number) => void) => {
    const fits = to < now || to + other <= 100;
    setRefused(!fits);
    if (fits) set(to);
  };
  return (
    <div className="stack stack-24">
      <SliderTotal percent={trees + bikes}>{`${trees + bikes} % de 100 %`}</SliderTotal>
      <SliderField
        id="arbolado"
        title="Arbolado"
        value={trees}
        numberLabel="Porcentaje de: Arbolado"
        error={refused ? 'Ya has repartido todo: baja otra respuesta antes de subir esta.' : undefined}
        onChange={(to) => change(to, trees, bikes, setTrees)}
      />
      <SliderField
        id="bicis"
        title="Carril bici"
        hint="Entre 10 % y 50 %"
        value={bikes}
        numberLabel="Porcentaje de: Carril bici"
        onChange={(to) => change(to, bikes, trees, setBikes)}
      />
    </div>
  );
}

export const examples: Examples = { 'Shares of 100 %': () => <Shares /> };
