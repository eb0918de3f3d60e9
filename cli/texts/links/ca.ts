import type { esLinks } from './es.ts';

/** What `concejo transparency links` says. */
export const caLinks = {
  'help.transparencyLinks': `Comprova si responen les adreces dels articles de l’índex de transparència.

Exemples
  concejo transparency links --base-url https://participa.exemple.cat --realm vilanova --out enlaces.json

Ús
  concejo transparency links --base-url URL --realm MUNICIPI [opcions]

  --base-url URL         adreça del portal
  --realm MUNICIPI       municipi

  Cada adreça es demana una vegada, sense llegir la resposta; s’esperen deu segons.
  El resultat és la col·lecció «enlaces» del municipi: desa’l a
  collections/enlaces.json i carrega la carpeta amb «concejo town load». El portal
  dirà aleshores, al costat de cada article, quin no responia i quin dia es va mirar.

Sortida
  --out FITXER           escriu en un fitxer, sencer o res
  --dry-run              diu què demanaria, sense fer-ho
  --no-input             no espera res de l’entrada estàndard
  --locale LLENGUA       es, va, ca, en o eu
  --quiet                sense la llista dels que no responen
  --no-color             sense colors (o NO_COLOR)
  -h, --help             aquesta ajuda
`,
  'transparency.links': 'No responen {silent} de {all} adreces.',
  'command.transparency links': 'comprova els enllaços de l’índex',
} satisfies Record<keyof typeof esLinks, string>;
