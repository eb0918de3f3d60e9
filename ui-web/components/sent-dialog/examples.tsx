import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { ReferenceCode, SentDialog } from './sent-dialog.tsx';

function Sent({ copy = 'idle' }: { readonly copy?: 'idle' | 'failed' }) {
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
            making: 'Preparando el PDF…',
            pdfFailed: 'No hemos podido preparar el PDF. Prueba otra vez, o imprime esta página.',
            print: 'Imprimir',
            close: 'Cerrar',
          }}
          reference="K7QM-2XRA-VD5H-N3TE"
          steps={['La revisamos en tres días laborables.', 'Si falta algo, te llamamos.']}
          copy={copy}
          onPdf={() => undefined}
          onPrint={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const examples: Examples = {
  Sent: () => <Sent />,
  'Without its copy': () => <Sent copy="failed" />,
  Reference: () => <ReferenceCode of="K7QM-2XRA-VD5H-N3TE" />,
};
