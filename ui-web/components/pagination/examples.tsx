import type { Examples } from '#ui-web/gallery/example.ts';
import { Pagination } from './pagination.tsx';

const page = (number: number, current = false) => ({
  kind: 'page' as const,
  href: `#pagina-${number}`,
  text: String(number),
  label: `Página ${number}`,
  current,
});

export const examples: Examples = {
  'In the middle': () => (
    <Pagination
      label="Páginas"
      previous={{ href: '#pagina-3', text: 'Anterior' }}
      pages={[page(1), { kind: 'gap' }, page(3), page(4, true), page(5), { kind: 'gap' }, page(12)]}
      next={{ href: '#pagina-5', text: 'Siguiente' }}
    />
  ),
};
