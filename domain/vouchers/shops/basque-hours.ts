const days: Readonly<Record<string, string>> = {
  astelehen: 'lunes',
  astearte: 'martes',
  asteazken: 'miercoles',
  ostegun: 'jueves',
  ostiral: 'viernes',
  larunbat: 'sabado',
  igande: 'domingo',
  jaiegun: 'festivos',
};
const names = Object.keys(days).join('|');
const isBasque = new RegExp(String.raw`\b(?:egunero|${names})`, 'u');
const day = new RegExp(
  String.raw`\b(?<name>${names})(?:(?<from>e?tik)|(?<to>e?ra(?: arte)?)|(?:ean|e?etan|an|tan|ak?|e?ro))?(?!\p{L})`,
  'gu',
);
const clock = String.raw`\d{1,2}(?:[.:]\d{2})?`;

/**
 * A sentence of opening hours in Basque in the order of the other languages, since Basque says “from” and “to” at the end of words:
 * “astelehenetik ostiralera, 9etatik 14etara” → “de lunes a viernes, de 9 a 14”. Any other text is left as it is.
 *
 * @param text without accents and capitals
 */
export function fromBasque(text: string): string {
  if (!isBasque.test(text)) return text;
  return text
    .replaceAll(day, (...found) => {
      const { name = '', from, to } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `${from === undefined ? '' : 'de '}${to === undefined ? '' : 'a '}${days[name]}`;
    })
    .replaceAll(/\begunero\b/gu, 'cada dia')
    .replaceAll(new RegExp(`(${clock}) ?[-–] ?(${clock})`, 'gu'), 'de $1 a $2')
    .replaceAll(new RegExp(`(${clock})(?:etatik|etik|tik)`, 'gu'), 'de $1')
    .replaceAll(new RegExp(`(${clock})(?:etara|era|ra)(?: arte)?`, 'gu'), 'a $1')
    .replaceAll(/\bgauerdira(?: arte)?/gu, 'a medianoche')
    .replaceAll(/\beta\b/gu, 'y');
}
