import type { Examples } from '#ui-web/gallery/example.ts';
import { StackedBars } from './stacked-bars.tsx';

export const examples: Examples = {
  'Points by position': () => (
    <StackedBars
      caption="Puntos en barras; las mismas cifras están en la tabla siguiente"
      legend={['1.ª posición (3 puntos)', '2.ª posición (2 puntos)', '3.ª posición (1 punto)']}
      bars={[
        { id: 'alumbrado', title: 'Alumbrado del camino', value: '503', parts: [57, 39, 4] },
        {
          id: 'llavadors',
          title: { text: 'Recuperació dels llavadors', lang: 'va' },
          value: '421',
          parts: [42, 26, 16],
        },
        { id: 'mesas', title: 'Mesas y sombra', value: '360', parts: [28, 21, 23] },
      ]}
    />
  ),
};
