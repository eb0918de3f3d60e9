import type { FileTexts } from './es.ts';

export const caFiles: FileTexts = {
  'document.language': 'ca',
  'document.ofAll': '{part} de {all}',
  'usage.pbNeedsBallots':
    'un fitxer .pb porta les paperetes d’una en una i l’entrada només porta recomptes; tria un altre --format',
  'usage.pbNotWritable':
    'l’identificador «{found}» no hi cap, en un fitxer .pb: porta una coma o és una paraula que allà diu una altra cosa; tria un altre --format',
  'expected.unknownVoteType': 'un tipus de papereta: {known}',
  'output.unwritable': 'no s’ha pogut escriure a la sortida ({cause}); el que s’ha escrit no és sencer',
};
