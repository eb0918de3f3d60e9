import type { Examples } from '#ui-web/gallery/example.ts';
import { Link } from '../link/link.tsx';
import { Timeline } from './timeline.tsx';

export const examples: Examples = {
  'Five phases': () => (
    <Timeline
      steps={[
        {
          title: 'Recogida de propuestas',
          dates: 'Del 1 al 30 de septiembre de 2026',
          note: '87 propuestas recibidas',
          state: 'done',
          stateText: '(terminada)',
        },
        {
          title: 'Validación técnica',
          dates: 'Del 1 de octubre al 6 de noviembre de 2026',
          note: '12 pasan a votación; las otras 75 tienen su motivo publicado',
          state: 'done',
          stateText: '(terminada)',
        },
        {
          title: 'Votación',
          dates: 'Del 9 al 27 de noviembre de 2026',
          note: (
            <>
              <strong>Estamos aquí. Quedan 9 días.</strong> <Link href="#vota">Vota ahora</Link>
            </>
          ),
          state: 'current',
        },
        {
          title: 'Resultados',
          dates: '30 de noviembre de 2026',
          note: 'Con la lista para recontar',
          state: 'coming',
        },
        { title: 'Obras y seguimiento', dates: 'De enero a diciembre de 2027', state: 'coming' },
      ]}
    />
  ),
};
