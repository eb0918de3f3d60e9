/** What files for people say beside the results, and what is told of formats. */
export const esFiles = {
  'document.language': 'es',
  'document.ofAll': '{part} de {all}',
  'usage.pbNeedsBallots':
    'un fichero .pb lleva las papeletas una a una y la entrada solo trae recuentos; elige otro --format',
  'usage.pbNotWritable':
    'el identificador «{found}» no cabe en un fichero .pb: lleva una coma o es una palabra que allí dice otra cosa; elige otro --format',
  'expected.unknownVoteType': 'un tipo de papeleta: {known}',
  'output.unwritable': 'no se ha podido escribir en la salida ({cause}); lo escrito no está entero',
} as const;

export type FileTexts = Readonly<Record<keyof typeof esFiles, string>>;
