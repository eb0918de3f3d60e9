import type { Examples } from '#ui-web/gallery/example.ts';
import { NumberedList } from './numbered-list.tsx';
import { StepList } from './step-list.tsx';

export const examples: Examples = {
  Guide: () => (
    <StepList
      steps={[
        {
          title: 'Propón',
          text: 'Cuenta qué falta en tu barrio. Con un título y unas líneas basta; puedes añadir fotos y un punto en el mapa.',
          identifier: 'p-339',
        },
        {
          title: 'Apoya',
          text: 'Lee lo que han escrito los demás y apoya lo que te convenza. El equipo técnico calcula cuánto cuesta.',
          identifier: 'proc-259',
        },
        {
          title: 'Vota y sigue',
          text: 'Reparte el presupuesto. Después, comprueba el recuento y mira cómo avanza cada obra.',
          identifier: 'p-147',
        },
      ]}
    />
  ),
  'What comes next': () => (
    <NumberedList
      items={[
        <>
          La votación sigue abierta hasta el <strong>27 de noviembre</strong>.
        </>,
        <>
          El <strong>30 de noviembre</strong> se publican el resultado y la lista de votos. Busca ahí tu
          código.
        </>,
        <>
          Las obras empiezan en <strong>enero de 2027</strong>. Las seguirás en la página del proceso.
        </>,
      ]}
    />
  ),
};
