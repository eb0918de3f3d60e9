/** What the page of a result says, for residents who read it without knowing the rule. */
export const esPage = {
  name: 'Reparto de un presupuesto',
  conclusion_zero: 'No se financia ninguna de las {all} propuestas',
  conclusion_one: 'Se financia 1 de las {all} propuestas',
  conclusion_other: 'Se financian {n} de las {all} propuestas',
  money: 'Se gastan {spent} de {budget}; quedan {remaining}.',
  ballots: 'Papeletas: {ballots}.',
  result: 'Resultado',
  caption: 'Propuestas en el orden de la regla',
  funded: 'Financiada',
  unfunded: 'No financiada',
  why: 'Por qué, propuesta a propuesta',
  rule: 'La regla',
  byVotes:
    'Las propuestas se ordenan de más a menos votos. Cada una se financia si cabe en lo que queda del presupuesto.',
  perAmount:
    'Las propuestas se ordenan por los votos que tienen por cada unidad de su importe. Cada una se financia si cabe en lo que queda del presupuesto.',
  skip: 'La que no cabe se salta y se prueba la siguiente.',
  stop: 'Con la primera que no cabe, el reparto termina.',
  threshold: 'Antes quedan fuera las propuestas que no llegan a una parte de los votos o de las papeletas.',
  equalShares:
    'Cada papeleta recibe la misma parte del presupuesto y paga solo las propuestas que apoya. Una y otra vez se compra la que menos pide a quienes la apoyan por lo que les da; cada cual pone lo mismo, o todo lo que le queda.',
  greedy: 'Con lo que sobra se sigue por votos, mientras quepa algo.',
  add1: 'Si sobra dinero, se empieza de nuevo con un poco más para cada papeleta.',
  phragmen:
    'Todas las papeletas reciben dinero al mismo ritmo. Una propuesta se compra en cuanto quienes la apoyan reúnen su importe. El reparto termina en la primera que no cabe en el presupuesto.',
  maxVotes: 'De todos los conjuntos de propuestas que caben en el presupuesto se elige el que suma más.',
  ties: 'Empates',
  tieOrder: 'Los empates se deciden por este orden: {list}.',
  noTies: 'Ningún empate cambió el resultado.',
  quoted: '«{title}»',
  provenance: 'Procedencia',
  again: 'Con el mismo fichero y la misma regla, cualquiera obtiene este mismo resultado.',
} as const;

export type PageTexts = Readonly<Record<keyof typeof esPage, string>>;
