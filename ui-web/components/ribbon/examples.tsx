import type { Examples } from '#ui-web/gallery/example.ts';
import { StatusLine } from './status-line.tsx';

export const examples: Examples = {
  'The three states': () => (
    <div className="stack">
      <StatusLine state="upcoming" stateText="Próximo">
        Del 1 de diciembre de 2026 al 15 de enero de 2027
      </StatusLine>
      <StatusLine state="active" stateText="Activo">
        Fase de votación
      </StatusLine>
      <StatusLine state="finished" stateText="Finalizado">
        La votación cerró el 27 de noviembre de 2026
      </StatusLine>
    </div>
  ),
};
