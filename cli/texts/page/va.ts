import type { PageTexts } from './es.ts';

export const vaPage: PageTexts = {
  name: 'Repartiment d’un pressupost',
  conclusion_zero: 'No es finança cap de les {all} propostes',
  conclusion_one: 'Es finança 1 de les {all} propostes',
  conclusion_other: 'Es financen {n} de les {all} propostes',
  money: 'Es gasten {spent} de {budget}; queden {remaining}.',
  ballots: 'Paperetes: {ballots}.',
  result: 'Resultat',
  caption: 'Propostes en l’orde de la regla',
  funded: 'Finançada',
  unfunded: 'No finançada',
  why: 'Per què, proposta a proposta',
  rule: 'La regla',
  byVotes:
    'Les propostes s’ordenen de més a menys vots. Cada una es finança si cap en el que queda del pressupost.',
  perAmount:
    'Les propostes s’ordenen pels vots que tenen per cada unitat del seu import. Cada una es finança si cap en el que queda del pressupost.',
  skip: 'La que no hi cap se salta i es prova la següent.',
  stop: 'Amb la primera que no hi cap, el repartiment s’acaba.',
  threshold: 'Abans queden fora les propostes que no arriben a una part dels vots o de les paperetes.',
  equalShares:
    'Cada papereta rep la mateixa part del pressupost i paga només les propostes que tria. Una vegada i una altra es compra la que menys demana als qui li donen suport pel que els dona; cada u posa igual, o tot el que li queda.',
  greedy: 'Amb el que sobra se seguix per vots, mentres hi càpia alguna cosa.',
  add1: 'Si sobren diners, es comença de nou amb un poc més per a cada papereta.',
  phragmen:
    'Totes les paperetes reben diners al mateix ritme. Una proposta es compra tan prompte com els qui li donen suport reunixen el seu import. El repartiment s’acaba en la primera que no cap en el pressupost.',
  maxVotes: 'De tots els conjunts de propostes que caben en el pressupost es tria el que suma més.',
  ties: 'Empats',
  tieOrder: 'Els empats es decidixen per este orde: {list}.',
  noTies: 'Cap empat va canviar el resultat.',
  quoted: '«{title}»',
  provenance: 'Procedència',
  again: 'Amb el mateix fitxer i la mateixa regla, qualsevol obté este mateix resultat.',
};
