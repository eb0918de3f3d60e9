import type { esLinks } from './es.ts';

/** What `concejo transparency links` says. */
export const euLinks = {
  'help.transparencyLinks': `Gardentasun-indizeko artikuluen helbideek erantzuten duten egiaztatzen du.

Adibideak
  concejo transparency links --base-url https://participa.adibidea.eus --realm vilanova --out enlaces.json

Erabilera
  concejo transparency links --base-url URL --realm UDALERRIA [aukerak]

  --base-url URL         atariaren helbidea
  --realm UDALERRIA      udalerria

  Helbide bakoitza behin eskatzen da, erantzuna irakurri gabe; hamar segundo ditu.
  Emaitza udalerriaren «enlaces» bilduma da: gorde hemen,
  collections/enlaces.json, eta kargatu karpeta «concejo town load» aginduarekin.
  Orduan atariak artikulu bakoitzaren ondoan esango du zeinek ez zuen erantzun eta noiz.

Irteera
  --out FITXATEGIA       fitxategi batean idazten du, osorik edo ezer ez
  --dry-run              zer eskatuko lukeen esaten du, egin gabe
  --no-input             ez dio sarrera estandarrari itxaroten
  --locale HIZKUNTZA     es, va, ca, en edo eu
  --quiet                erantzuten ez dutenen zerrendarik gabe
  --no-color             kolorerik gabe (edo NO_COLOR)
  -h, --help             laguntza hau
`,
  'transparency.links': '{all} helbidetatik {silent} ez dute erantzuten.',
  'command.transparency links': 'indizeko estekak egiaztatzen ditu',
} satisfies Record<keyof typeof esLinks, string>;
