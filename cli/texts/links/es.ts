/** What `concejo transparency links` says. */
export const esLinks = {
  'help.transparencyLinks': `Comprueba si responden las direcciones de los artículos del índice de transparencia.

Ejemplos
  concejo transparency links --base-url https://participa.ejemplo.es --realm vilanova --out enlaces.json

Uso
  concejo transparency links --base-url URL --realm MUNICIPIO [opciones]

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio

  Cada dirección se pide una vez, sin leer la respuesta; se espera diez segundos.
  El resultado es la colección «enlaces» del municipio: guárdalo en
  collections/enlaces.json y carga la carpeta con «concejo town load». El portal
  dirá entonces, junto a cada artículo, cuál no respondía y qué día se miró.

Salida
  --out FICHERO          escribe en un fichero, entero o nada
  --dry-run              dice qué pediría, sin hacerlo
  --no-input             no espera nada de la entrada estándar
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin la lista de los que no responden
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'transparency.links': 'No responden {silent} de {all} direcciones.',
  'command.transparency links': 'comprueba los enlaces del índice',
};
