import type { Examples } from '#ui-web/gallery/example.ts';
import { IndexWall, type WallSection } from './index-wall.tsx';

const section = (
  id: string,
  title: string,
  first: number,
  size: number,
  gaps: readonly number[],
): WallSection => ({
  id,
  title,
  note: `${size - gaps.length} de ${size}`,
  points: Array.from({ length: size }, (_, at) => {
    const number = first + at;
    const isMet = !gaps.includes(number);
    return { number, isMet, label: `Punto ${number}: ${isMet ? 'disponible' : 'no disponible'}` };
  }),
});

export const examples: Examples = {
  'Two sections': () => (
    <IndexWall
      anchor="#muestra-"
      onGo={() => undefined}
      sections={[
        section('A', 'Información sobre la corporación municipal', 1, 22, [3, 15, 18]),
        section('B', 'Relaciones con la ciudadanía y la sociedad', 23, 14, [28, 35]),
      ]}
    />
  ),
};
