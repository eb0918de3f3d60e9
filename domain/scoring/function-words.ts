/**
 * Words with more than four letters that only hold a sentence together, in the five languages: prepositions, articles,
 * conjunctions, pronouns, and forms of to be and to have. Words of opinion or quantity count (`menos`, `contra`, `siempre`).
 */
export const functionWords: ReadonlySet<string> = new Set(
  // Spanish
  (
    'sobre entre donde cuando desde hasta porque aunque mientras también hacia según durante quien quienes cuyas cuyos ' +
    'estos estas aquel aquella aquellos aquellas nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras ' +
    'estar haber hacer tener tiene tienen sería serían había habían están estaba estaban fueron ' +
    // Catalan and Valencian
    'perquè també durant segons quals aquest aquesta aquests aquestes estos estes aquell aquella aquells aquelles ' +
    'nostre nostra nostres vostre vostra vostres haver tenir tenen seria serien havia havien estan estava estaven ' +
    // English
    'about above after again among because before being below between could during every having itself other ours ' +
    'should since their theirs them there these those through under until which while whose would your yours ' +
    // Basque
    'baina baino bezala beren berean dagoen daude dauden delako direla diren dituen dituzte dugun duten eduki ' +
    'egiten egoten gainean genuke gurea haien haren hauek horiek honen horren izaten izango nahiz noizbait zuten zituen zutela ' +
    'zuena zergatik zeren'
  ).split(' '),
);
