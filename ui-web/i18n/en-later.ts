/** The texts of the other screens, and those of reports that they share. */
export const texts = import.meta.glob(
  [
    './*.json',
    '!./{article,cookies,home,kiosk,process,shell,slip}.json',
    '../reports/{association-types,explanation,shares,sheet}.json',
  ],
  { base: '../../application/text/catalogue/en/screens', eager: true, import: 'default' },
);
