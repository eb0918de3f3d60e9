import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { Reference, SentDialog } from './sent-dialog.tsx';

function Sent() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Ver el cuadro de solicitud enviada
      </Button>
      {open && (
        <SentDialog
          words={{
            title: 'Solicitud enviada correctamente',
            received: 'Recibida el 18 de noviembre de 2026, a las 11.03.',
            reference: 'Tu referencia',
            next: 'Y ahora, ¿qué?',
            pdf: 'Descargar PDF',
            close: 'Cerrar',
          }}
          reference="K7QM-2XRA-VD5H-N3TE"
          steps={['La revisamos en tres días laborables.', 'Si falta algo, te llamamos.']}
          onPdf={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const examples: Examples = {
  Sent: () => <Sent />,
  Reference: () => <Reference of="K7QM-2XRA-VD5H-N3TE" />,
};
