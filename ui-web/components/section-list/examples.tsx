import type { Examples } from '#ui-web/gallery/example.ts';
import { SectionList } from './section-list.tsx';

export const examples: Examples = {
  'Parts of a long survey': () => (
    <SectionList
      label="Apartados de la encuesta"
      sections={[
        { href: '#a', title: 'La calle', note: '2 de 2 respondidas', current: false, done: true },
        { href: '#b', title: 'Las mejoras', note: '1 de 4 respondidas', current: true, done: false },
        {
          href: '#c',
          title: 'Tu barrio, en general',
          note: '0 de 3 respondidas',
          current: false,
          done: false,
        },
      ]}
    />
  ),
};
