import type { Examples } from '#ui-web/gallery/example.ts';
import { NewsList } from './news-list.tsx';

export const examples: Examples = {
  'Three news': () => (
    <NewsList
      news={[
        {
          href: '#mesas',
          title: 'Mesas para votar con ayuda en la biblioteca y en el mercado',
          summary:
            'De lunes a jueves, de 10 a 13 horas, hay quien te acompaña a votar con tu móvil o con el nuestro.',
          day: '2026-11-16',
          dayText: '16 de noviembre de 2026',
        },
        {
          href: '#abre',
          title: 'Se abre la votación: 12 propuestas superan la validación técnica',
          summary: 'El informe explica, una por una, por qué siguen adelante y cuánto cuestan.',
          day: '2026-11-09',
          dayText: '9 de noviembre de 2026',
        },
        {
          href: '#sequia',
          title: {
            text: 'L’antiga Séquia Major obri les comportes: passejada pública i taller de mapes amb les escoles',
            lang: 'va',
          },
          summary: 'El domingo, a las 10, desde el Molí de Baix. No hace falta inscribirse.',
          day: '2026-10-28',
          dayText: '28 de octubre de 2026',
        },
      ]}
    />
  ),
};
