import type { Examples } from '#ui-web/gallery/example.ts';
import { RibbonLabel } from './ribbon.tsx';
import { StatusLine } from './status-line.tsx';

export const examples: Examples = {
  'How far a proposal has come': () => (
    <div className="stack">
      <RibbonLabel state="validated">Validada</RibbonLabel>
      <RibbonLabel state="study">En estudio técnico</RibbonLabel>
      <RibbonLabel state="refused">No viable</RibbonLabel>
      <RibbonLabel state="pending">Pendiente de validación técnica</RibbonLabel>
    </div>
  ),
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
