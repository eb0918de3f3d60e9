import type { Examples } from '#ui-web/gallery/example.ts';
import { FileList } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';

const words = {
  remove: 'Quitar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  discard: 'Descartar',
  progressOf: (name: string) => `Subida: ${name}`,
};
const nothing = () => undefined;

export const examples: Examples = {
  Files: () => (
    <FileList
      words={words}
      onRemove={nothing}
      onRetry={nothing}
      files={[
        { id: '1', name: 'banc-trencat.jpg', note: '1,8 MB', state: 'sent' },
        {
          id: '2',
          name: 'contenidor.jpg',
          note: 'Subiendo: 62 % de 3,1 MB',
          state: 'sending',
          progress: 62,
        },
        {
          id: '3',
          name: 'sofa-al-costat-del-llavador-vist-des-del-camí-de-la-séquia.jpg',
          note: 'No ha llegado: se ha cortado la conexión.',
          state: 'failed',
        },
        {
          id: '4',
          name: 'plano-de-la-plaza.dwg',
          note: 'No se ha añadido: no es una imagen. Usa JPG, PNG o WebP.',
          state: 'refused',
        },
      ]}
    />
  ),
  Picker: () => (
    <p className="actions">
      <FilePicker id="elige-fotos" icon="photo" accept="image/*" multiple onPick={nothing}>
        Añadir fotos
      </FilePicker>
      <span className="note">4 de 5 fotos</span>
    </p>
  ),
};
