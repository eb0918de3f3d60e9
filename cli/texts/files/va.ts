import type { FileTexts } from './es.ts';

export const vaFiles: FileTexts = {
  'document.language': 'ca-ES-valencia',
  'document.ofAll': '{part} de {all}',
  'usage.pbNeedsBallots':
    'un fitxer .pb porta les paperetes d’una en una i l’entrada només porta recomptes; tria un altre --format',
  'usage.pbNotWritable':
    'l’identificador «{found}» no cap en un fitxer .pb: porta una coma o és una paraula que allí diu una altra cosa; tria un altre --format',
  'expected.unknownVoteType': 'un tipus de papereta: {known}',
  'output.unwritable': 'no s’ha pogut escriure en l’eixida ({cause}); allò escrit no està sencer',
};
