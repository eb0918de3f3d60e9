import { useState } from 'react';
import type { Examples } from '#ui-web/gallery/example.ts';
import { Button } from '../button/button.tsx';
import { ActionSheet } from './action-sheet.tsx';

function Photos() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <>
      <Button look="outline" icon="photo" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Añadir fotos
      </Button>
      <p role="status">{done}</p>
      {open && (
        <ActionSheet
          title="Añadir fotos"
          cancel="Cancelar"
          actions={[
            { id: 'camera', icon: 'photo', text: 'Hacer una foto' },
            { id: 'gallery', icon: 'document', text: 'Elegir de la galería' },
          ]}
          onAct={(id) => {
            setDone(id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const examples: Examples = { Photos: () => <Photos /> };
