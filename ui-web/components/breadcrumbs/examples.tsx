import type { Examples } from '#ui-web/gallery/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: Examples = {
  'To a survey': () => (
    <Breadcrumbs
      label="Estás en"
      items={[
        { href: '#inicio', text: 'Inicio' },
        { href: '#proceso', text: 'Presupuestos participativos 2027' },
      ]}
    />
  ),
};
