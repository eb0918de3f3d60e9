import type { Examples } from '#ui-web/gallery/example.ts';
import { ShareLinks } from './share-links.tsx';

export const examples: Examples = {
  'A proposal to share': () => (
    <ShareLinks
      title="Sombra en la plaza"
      address="https://participa.vilanova.example/procesos-participativos/presupuestos/propuestas/p-339"
      texts={{
        label: 'Compartir la propuesta',
        share: 'Compartir',
        newTab: 'se abre en otra pestaña',
        copied: 'Compartir no soportado. Hemos copiado la dirección.',
        notCopied: 'Compartir no soportado. Esta es la dirección:',
      }}
    />
  ),
};
