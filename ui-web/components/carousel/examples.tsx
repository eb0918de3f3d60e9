import type { Examples } from '#ui-web/gallery/example.ts';
import { Carousel, type CarouselWords } from './carousel.tsx';

const words: CarouselWords = {
  label: 'Destacados',
  pause: 'Pausar',
  resume: 'Reanudar',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (place, count) => `${place} de ${count}`,
};
const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 720 300'%3E%3Crect width='720' height='300' fill='%230b5cad'/%3E%3Ccircle cx='540' cy='110' r='60' fill='%23ffd24d'/%3E%3C/svg%3E";

export const examples: Examples = {
  'Three slides': () => (
    <Carousel
      words={words}
      slides={[
        {
          id: 'mesas',
          title: 'Mesas para votar con ayuda',
          text: 'De lunes a jueves, de 10 a 13 horas, en la biblioteca y en el mercado.',
          href: '#mesas',
          picture: drawing,
        },
        { id: 'sequia', title: { text: 'L’antiga Séquia Major obri', lang: 'va' }, picture: null },
        { id: 'piscina', title: 'El horario de la piscina', text: 'Dinos cuándo.', picture: null },
      ]}
    />
  ),
  'One slide has no controls': () => (
    <Carousel
      words={words}
      slides={[{ id: 'guia', title: 'La guía de participación', href: '#guia', picture: null }]}
    />
  ),
};
