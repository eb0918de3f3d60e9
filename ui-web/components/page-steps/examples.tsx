import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { PageSteps } from './page-steps.tsx';

const titles = ['Tipo de aviso', 'Qué, dónde y cuándo', 'Tus datos y el pago'];

function Pages() {
  const [current, setCurrent] = useState(1);
  return (
    <PageSteps
      label="Páginas de la solicitud"
      steps={titles.map((title, place) => ({
        id: String(place),
        title,
        note: place < current ? 'Completa' : place === current ? `Página ${place + 1} de 3` : 'Sin empezar',
        state: place < current ? 'done' : place === current ? 'current' : 'todo',
      }))}
      onGo={(id) => setCurrent(Number(id))}
    />
  );
}

export const examples: Examples = { Pages: () => <Pages /> };
