import type { FileTexts } from './es.ts';

export const caFiles: FileTexts = {
  'document.language': 'ca',
  'document.ofAll': '{part} de {all}',
  'usage.pbNeedsBallots':
    'un fitxer .pb porta les paperetes d’una en una i l’entrada només porta recomptes; tria un altre --format',
  'usage.pbNotWritable':
    'l’identificador «{found}» no hi cap, en un fitxer .pb, que separa les propostes amb comes; tria un altre --format',
};
