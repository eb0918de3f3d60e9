import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export const examples: Examples = {
  'The four tones': () => (
    <div className="stack stretch">
      <Notice
        tone="info"
        icon="repeat"
        actions={
          <Button look="text" size="short">
            Borrar y empezar de nuevo
          </Button>
        }
      >
        <p>Hemos guardado en este dispositivo lo que elegiste hoy a las 10.42. Aún no has votado.</p>
      </Notice>
      <Notice tone="warning" live="polite">
        <p>No se puede seleccionar esta propuesta porque sobrepasa el presupuesto restante.</p>
      </Notice>
      <Notice tone="error">
        <p>No hemos podido enviar tu voto. Lo que elegiste sigue guardado.</p>
      </Notice>
      <Notice tone="ok">
        <p>
          <strong>Coincide.</strong> Tu navegador ha recontado 2.317 papeletas y obtiene el mismo resultado.
        </p>
      </Notice>
    </div>
  ),
};
