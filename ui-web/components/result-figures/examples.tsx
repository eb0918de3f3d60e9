import type { Examples } from '#ui-web/gallery/example.ts';
import { ResultFigures } from './result-figures.tsx';

export const examples: Examples = {
  'Points and positions': () => (
    <ResultFigures
      caption="214 papeletas. Cada una ordena todas las respuestas."
      heads={['Respuesta', 'Puntos', '1.ª', '2.ª', '3.ª']}
      rows={[
        { id: 'alumbrado', title: 'Alumbrado del camino', cells: ['503', '96', '97', '21'] },
        {
          id: 'llavadors',
          title: { text: 'Recuperació dels llavadors', lang: 'va' },
          cells: ['421', '71', '65', '78'],
        },
        { id: 'mesas', title: 'Mesas y sombra', cells: ['360', '47', '52', '115'] },
      ]}
    />
  ),
  'Stars and shares, a table on a phone too': () => (
    <ResultFigures
      caption="125 papeletas. Nota media: 3,15 de 5."
      heads={['Estrellas', 'Papeletas', '%']}
      rows={[
        { id: '5', title: '5 estrellas', cells: ['11', '8,8 %'] },
        { id: '4', title: '4 estrellas', cells: ['36', '28,8 %'] },
      ]}
    />
  ),
};
