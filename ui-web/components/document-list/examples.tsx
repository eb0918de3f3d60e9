import type { Examples } from '#ui-web/gallery/example.ts';
import { DocumentGroups } from './document-groups.tsx';
import { DocumentList } from './document-list.tsx';

export const examples: Examples = {
  'Three files': () => (
    <DocumentList
      documents={[
        { href: '#bases', title: 'Bases de la convocatoria', detail: 'PDF, 412 kB' },
        {
          href: '#informe',
          title: 'Informe de validación técnica de las 87 propuestas',
          detail: 'PDF, 1,8 MB',
        },
        {
          href: '#propostes',
          title: { text: 'Propostes admeses i pressupost estimat de cada actuació', lang: 'va' },
          detail: 'XLSX, 48 kB',
        },
      ]}
    />
  ),
  'Under headings': () => (
    <DocumentGroups
      level={3}
      groups={[
        { name: 'Actas', documents: [{ href: '#acta', title: 'Sin título', detail: 'PDF, 88 kB' }] },
        {
          name: { text: 'Bans', lang: 'va' },
          body: <p>Los de este año.</p>,
          documents: [],
          leftOut: '1 archivo no se muestra: su dirección no es válida.',
        },
      ]}
    />
  ),
};
