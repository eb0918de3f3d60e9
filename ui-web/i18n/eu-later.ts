/** What the other screens say, and what they say in the words of reports. */
export const texts = import.meta.glob(
  [
    './*.json',
    '!./{article,cookies,home,process,shell}.json',
    '../reports/{association-types,explanation}.json',
  ],
  { base: '../../application/text/catalogue/eu/screens', eager: true, import: 'default' },
);
