/**
 * Why a proposal was funded or not, in sentences. Amounts and counted things arrive as words (`{available}`: 36.300,00 €;
 * `{votes}`: 12 votos). Keys in `_one` and `_other` are chosen by their number.
 */
export const explanationEs = {
  votes_one: '1\u00a0voto',
  votes_other: '{n}\u00a0votos',
  points_one: '1\u00a0punto',
  points_other: '{n}\u00a0puntos',
  voters_one: '1\u00a0votante',
  voters_other: '{n}\u00a0votantes',

  inOrder: 'Se financia: había {available} y quedan {remaining}.',
  inOrderUnvoted: 'Se financia, aunque nadie la ha votado: había {available} y quedan {remaining}.',
  free: 'Se financia: no cuesta nada y alguien la apoya.',
  paid: 'Se financia con el dinero de quienes la apoyan: {payment} ({inFull}). Quedan {remaining}.',
  paidByPoor:
    'Se financia con el dinero de quienes la apoyan: {payment} ({inFull}) y todo lo que les quedaba a otros ({poor}). Quedan {remaining}.',
  perVoter: '{each} cada cual',
  perPoint: '{each} por cada punto',
  effective: 'Apoyo efectivo: {votes}.',
  increments_one: 'Con el dinero inicial no alcanzaba: ha hecho falta 1 incremento.',
  increments_other: 'Con el dinero inicial no alcanzaba: han hecho falta {n} incrementos.',
  atLoad:
    'Se financia: quienes la apoyan reunieron su importe cuando cada cual había recibido {load}. Quedan {remaining}.',
  inBestSet: 'Se financia: está en el conjunto que suma más entre los que caben en el presupuesto.',
  completion: 'Se financia con lo que sobraba: había {available} y quedan {remaining}.',
  decision: 'Se financia por decisión expresa ({who}): {why}.',

  overBudget: 'No se financia: quedaban {available} y le faltan {missing}.',
  dearerThanBudget: 'No se financia: cuesta {missing} más que todo el presupuesto.',
  belowThreshold: 'No se financia: el umbral está en {needed} y tiene {votes}.',
  belowMinimum: 'No se financia: el mínimo es de {needed} y tiene {votes}.',
  afterStop: 'No se financia: el reparto había terminado antes, en «{stopper}», que no cabía.',
  loadThen: 'Quienes la apoyan habrían reunido su importe al haber recibido cada cual {load}.',
  noSupport: 'No se financia: nadie la ha votado.',
  unaffordable: 'No se financia: cuesta {amount} y a quienes la apoyan les quedaban {together} en total.',
  backersHad: 'De su parte del dinero, a quienes la apoyan les quedaban {together} en total.',
  stillRich: 'Con dinero todavía: {withMoney}, de {all}.',
  otherSetBetter: 'No se financia: otras juntas suman más.',
  otherSetLoss: 'No se financia: cualquier conjunto con ella suma al menos {loss} menos.',
  otherSetLevel: 'No se financia: hay un conjunto con ella que suma lo mismo, y decide el desempate.',
  sumSpent: 'No se financia: en la suma apartada para «{place}» le faltan {missing}.',
  incompatible: 'No se financia: se financia «{rival}», y son incompatibles.',
  vetoed: 'No se financia: está vetada.',
  vetoedWhy: 'No se financia: está vetada ({why}).',
  withdrawn: 'No se financia: está retirada.',
  withdrawnWhy: 'No se financia: está retirada ({why}).',
  overridden: 'No se financia por decisión expresa ({who}): {why}.',

  shortVotes_one: 'Con 1 voto más se habría financiado.',
  shortVotes_other: 'Con {n} votos más se habría financiado.',
  shortPoints_one: 'Con 1 punto más se habría financiado.',
  shortPoints_other: 'Con {n} puntos más se habría financiado.',

  tie: 'El empate con {others} lo decide {decidedBy}.',
  byAmount: 'el importe menor',
  byVotes: 'tener más votos',
  byOrder: 'el orden de la lista',
  byId: 'el identificador',
  quoted: '«{title}»',
  and: '{first} y {last}',
  andMore_one: '{first} y 1 más',
  andMore_other: '{first} y {n} más',
} as const;

export type ExplanationKey = keyof typeof explanationEs;
export type ExplanationTexts = Readonly<Record<ExplanationKey, string>>;
