import type { Examples } from '#ui-web/gallery/example.ts';
import { EnlargeableImage } from './enlargeable-image.tsx';

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 60'%3E%3Crect width='160' height='60' fill='%230b5cad'/%3E%3Ccircle cx='120' cy='22' r='12' fill='%23ffd24d'/%3E%3C/svg%3E";

export const examples: Examples = {
  'A picture to press': () => (
    <EnlargeableImage
      src={drawing}
      title="Presupuestos participativos"
      alt="Un sol sobre el mar"
      enlarge="Ampliar la imagen"
      close="Cerrar"
    />
  ),
};
