/** The text of `--help`, of the program and of each command. */
export const esHelp = {
  help: `Concejo: votaciones y presupuestos participativos que cualquiera puede recontar.

Ejemplos
  concejo budget compute votos.pb --rule by-votes
  concejo budget compute votos.csv --rule by-votes --budget 200.000 --out reparto.xlsx
  concejo budget compute --help

Órdenes
{commands}

Opciones
  -h, --help          esta ayuda, o la de una orden
  -V, --version       la versión
      --locale LENGUA es, va, ca, en o eu

Códigos de salida: 0 hecho, 1 no se pudo, 2 uso incorrecto, 3 entrada no válida, 4 red, 5 sin autorización,
130 interrumpido.
`,
  'help.compute': `Reparte un presupuesto según los votos y explica cómo.

Ejemplos
  concejo budget compute votos.pb --rule by-votes
  concejo budget compute votos.pb.gz --rule threshold --threshold-base ballots --format json
  concejo budget compute propuestas.csv --rule by-votes --budget 200.000 --out reparto.xlsx
  concejo budget compute https://participa.ejemplo.es/api/vilanova/surveys/pp27
  concejo budget compute votos.pb --rule equal-shares --add1-stop overspend
  concejo budget compute votos.pb --rule equal-shares --out informe.pdf
  cat votos.pb | concejo budget compute - --rule by-votes --on-misfit stop

Uso
  concejo budget compute FICHERO|-|URL --rule REGLA [opciones]

  FICHERO es Pabulib (.pb, .pb.gz), la lista publicada de papeletas (JSON Lines) o CSV con la cabecera
  id;title;amount;votes y, si se quiere, category;district. «-» lee la entrada estándar. URL es la dirección de
  una encuesta cerrada.

Regla
  --rule REGLA           by-votes: por votos, de más a menos
                         threshold: lo mismo, sin las que no llegan a un umbral
                         equal-shares: partes iguales; cada papeleta paga lo que apoya
                         phragmen: Phragmén secuencial; primero la que menos carga a quienes la apoyan
                         max-votes: el conjunto que más votos suma
                         (si falta, la de la propia encuesta)
  --rule-file FICHERO    la regla en JSON, como la tiene una encuesta, con sus partes opcionales: minVotes, sums,
                         incompatible, vetoed, withdrawn, overrides
  --budget IMPORTE       presupuesto: 200.000 o 200000.00
  --on-misfit skip|stop  si una no cabe: se salta (skip) o se para (stop)
  --order votes|votes-per-amount
                         de by-votes y threshold: por votos o por votos por cada euro
  --count ballots|points|borda
                         de by-votes y threshold: cuentan las papeletas, sus puntos o sus puntos Borda
  --threshold 5%         umbral de la regla threshold
  --threshold-base votes|ballots
                         el umbral se toma de todos los votos o de las papeletas
  --satisfaction cost|cardinality|points|borda
                         de equal-shares y max-votes: lo que cada cual gana con una propuesta
  --completion none|greedy|add1|add1+greedy
                         de equal-shares: qué se hace con lo que sobra
  --increment 1          de add1: en cuánto crece el dinero de cada papeleta
  --add1-stop exhaustive|overspend
                         de add1: hasta que no cabe nada más, o hasta antes de pasarse
  --min-votes N          fuera las que tienen menos votos
  --ties LISTA           desempates en orden: amount (importe menor), votes, order (orden en el fichero), id
                         (por defecto, amount,order)
  --ballots N            número de papeletas, si el fichero no lo dice

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods, pdf, html o pb; si falta, según --out
                         (html: una página con el resultado y sus porqués, para publicarla o imprimirla;
                         pb: la elección con sus papeletas y lo financiado, para otros programas)
  --out FICHERO          escribe en un fichero, entero o nada
  --fields COLUMNAS      solo estas columnas, en este orden: id,title,amount…
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              lee y comprueba todo, sin calcular ni escribir
  --explain              por qué se financia o no cada propuesta, y cuántos votos le faltaron (en html,
                         siempre; en pb, nunca)
  --locale LENGUA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.backup': `Guarda una copia de la base de datos y de los ficheros, y la comprueba. El servidor puede seguir en marcha.

Ejemplos
  concejo backup --out /copias/
  concejo backup --out concejo.tar

Uso
  concejo backup --out FICHERO|CARPETA [opciones]

  --out RUTA             un fichero, o una carpeta donde recibe un nombre con la fecha
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda

  La copia es un .tar con la base de datos (sin el orden de llegada de los votos), los ficheros de los municipios, lo
  que ha subido la gente y un manifiesto con recuentos y SHA-256. Las claves (CONCEJO_SECRETS_FILE) no van nunca en
  ella: guárdalas en otro sitio. Con DATABASE_URL hacen falta pg_dump y psql (CONCEJO_POSTGRES_PROGRAMS: su carpeta).
`,
  'help.restore': `Comprueba una copia y recupera sus datos en CONCEJO_DATA. El servidor tiene que estar parado.

Ejemplo
  concejo restore /copias/concejo-2026-11-20T23-00-00Z.tar

Uso
  concejo restore FICHERO [opciones]

  --force                aparta lo que haya, aunque tenga votos
  --locale LENGUA        es, va, ca, en o eu
  -h, --help             esta ayuda

  Las claves con las que se hizo la copia tienen que estar en CONCEJO_SECRETS_FILE. Nada se borra: lo que había queda
  apartado en una carpeta. Con DATABASE_URL, la base de datos y CONCEJO_DATA tienen que estar vacías.
`,
  'help.serve': `Sirve la web y la API de todos los municipios cargados, hasta Ctrl-C.

Uso
  concejo serve

Variables de entorno
  PORT 4310 · HOST 127.0.0.1 · CONCEJO_DATA .data (carpeta de los datos)
  CONCEJO_SAMPLE=none (sin municipios de ejemplo) · CONCEJO_SECRETS_FILE (fichero de claves)
  DATABASE_URL (un PostgreSQL en lugar de la base de datos propia)
  CONCEJO_LOG silent|error|info · CONCEJO_METRICS_TOKEN o CONCEJO_METRICS_TOKEN_FILE (para leer /metrics desde fuera)
  CONCEJO_APPEALS_DAYS 365 (días tras el cierre en que se borra la clave de una encuesta)
  CONCEJO_REQUEST_MONTHS 12 (meses tras el último cambio en que se borra una solicitud terminada)
  CONCEJO_TOWN_TRIES 3000 (intentos fallidos de todo un municipio en diez minutos, a partir de los que espera)
  CONCEJO_PROXY 10.0.0.5 (proxy en otra máquina)
  CONCEJO_IDENTITY_URL (servicio que comprueba la identidad de quien vota; si falta, el censo)
  CONCEJO_SERVICES_FILE (correo, direcciones, bancos, subvenciones y personal, en JSON)
`,
  'help.townLoad': `Carga un municipio desde una carpeta, o lo vuelve a cargar.

Ejemplo
  concejo town load fixtures/towns/vilanova

Uso
  concejo town load CARPETA

  La carpeta tiene town.json, collections/, surveys/, census.csv, ballots/ y files/ (fixtures/towns/README.md).
  Los datos van a CONCEJO_DATA y, si está puesta, a DATABASE_URL.
  Una encuesta que ya tiene papeletas no puede cambiar su pregunta ni su regla.
`,
  'help.contractsRun': `Comprueba si la API de un ayuntamiento cumple el contrato. Sin --allow-writes solo lee.

Ejemplos
  concejo contracts run --base-url https://participa.ejemplo.es --realm vilanova
  concejo contracts run --base-url http://127.0.0.1:4310 --realm vilanova --only pap-03,pap-04
  concejo contracts run --base-url https://participa.ejemplo.es --realm vilanova --out contratos.xml
  concejo contracts run --base-url https://pruebas.ejemplo.es --realm pruebas --allow-writes --test-realm pruebas
  concejo contracts run --list

Uso
  concejo contracts run --base-url URL --realm MUNICIPIO [opciones]

Comprobaciones
  --only ID,…            solo estas
  --list                 las enumera, con su cláusula, sin preguntar nada
  --dry-run              enseña qué se preguntaría, sin preguntarlo
  --deviations FICHERO   excepciones aceptadas: lista JSON de { "id", "reason", "expires" }; «expires» es el último
                         día (2027-06-30), y después la comprobación vuelve a fallar
  --timeout SEGUNDOS     plazo de cada respuesta (por defecto, 20)
  --rate N               peticiones por segundo, como mucho (por defecto, 5)

Escribir
  --allow-writes         también registra dispositivos, entra, vota y cambia votos; deja esos votos allí
  --test-realm MUNICIPIO confirma que ese municipio es de pruebas: sin esto no se escribe
  --credentials FICHERO  JSON { "testRealm", "token", "people": [{ "id", "secrets" }] }; con "testRealm" no hace falta
                         --test-realm. Las personas están en el censo y no han votado de otra manera. También en
                         CONCEJO_CONTRACTS_CREDENTIALS. Cada comprobación se puede repetir; los intentos fallidos se
                         frenan a partir de cinco en diez minutos.

Salida
  --format FORMATO       table, json, junit, html o tap; si falta, según --out (.txt, .json, .xml, .html, .tap)
  --out FICHERO          escribe el informe en un fichero; la tabla sale igualmente
  --locale LENGUA        es, va, ca, en o eu
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda

Credenciales
  CONCEJO_CONTRACTS_TOKEN, o el fichero de CONCEJO_CONTRACTS_TOKEN_FILE: se envía como Authorization: Bearer y no
  aparece en ningún informe. Ni ella ni las personas salen por http sin cifrar.

Códigos de salida: 0 cumple, 1 se desvía, 2 mal configurado, 4 no responde, 130 interrumpido.
`,
  'help.tally': `Recuenta las papeletas publicadas de una encuesta cerrada.

Ejemplos
  concejo survey tally papeletas.jsonl
  concejo survey tally papeletas.jsonl --survey encuesta.json --format json
  concejo survey tally https://participa.ejemplo.es/api/vilanova/surveys/piscina --out recuento.xlsx

Uso
  concejo survey tally FICHERO|-|URL [opciones]

  FICHERO es la lista publicada (JSON Lines); «-» lee la entrada estándar; URL es la dirección de una encuesta
  cerrada. Se comprueba la huella que lleva la primera línea. Las líneas que no valen se dicen por su número, y
  entonces no se cuenta nada.

  --survey FICHERO       la encuesta en JSON; solo hace falta si la lista no lleva su pregunta

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --fields COLUMNAS      solo estas columnas, en este orden
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué leería y escribiría, sin hacerlo
  --locale IDIOMA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda
`,
  'help.results': `Da los resultados de una encuesta como los dice la API del ayuntamiento.

Ejemplos
  concejo survey results --base-url https://participa.ejemplo.es --realm vilanova --survey piscina
  concejo survey results --base-url http://127.0.0.1:4310 --realm vilanova --survey piscina --verify

Uso
  concejo survey results --base-url URL --realm MUNICIPIO --survey ID [opciones]

  --base-url URL         dirección del portal
  --realm MUNICIPIO      municipio
  --survey ID            encuesta
  --verify               recuenta la lista publicada y dice las dos huellas y cada diferencia

Salida
  --format FORMATO       table, json, csv, tsv, xlsx, xls, ods o pdf; si falta, según --out
  --out FICHERO          escribe en un fichero, entero o nada
  --fields COLUMNAS      solo estas columnas, en este orden
  --bom                  marca de orden de bytes en csv y tsv
  --dry-run              dice qué leería y escribiría, sin hacerlo
  --locale IDIOMA        es, va, ca, en o eu
  --quiet                sin avisos
  --no-color             sin colores (o NO_COLOR)
  -h, --help             esta ayuda

Códigos de salida: 0 hecho (con --verify, coincide), 1 no coincide, 2 uso, 3 entrada no válida, 4 red,
5 resultados no públicos, 130 interrumpido.
`,
} as const;

export type HelpTexts = Readonly<Record<keyof typeof esHelp, string>>;
