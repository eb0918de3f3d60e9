import type { PageTexts } from './es.ts';

export const caPage: PageTexts = {
  name: 'Repartiment d’un pressupost',
  conclusion_zero: 'No es finança cap de les {all} propostes',
  conclusion_one: 'Es finança 1 de les {all} propostes',
  conclusion_other: 'Es financen {n} de les {all} propostes',
  money: 'Es gasten {spent} de {budget}; en queden {remaining}.',
  ballots: 'Paperetes: {ballots}.',
  result: 'Resultat',
  caption: 'Propostes en l’ordre de la regla',
  funded: 'Finançada',
  unfunded: 'No finançada',
  why: 'Per què, proposta a proposta',
  rule: 'La regla',
  byVotes:
    'Les propostes s’ordenen de més a menys vots. Cadascuna es finança si cap en el que queda del pressupost.',
  perAmount:
    'Les propostes s’ordenen pels vots que tenen per cada unitat del seu import. Cadascuna es finança si cap en el que queda del pressupost.',
  skip: 'La que no hi cap se salta i es prova la següent.',
  stop: 'Amb la primera que no hi cap, el repartiment s’acaba.',
  threshold: 'Abans queden fora les propostes que no arriben a una part dels vots o de les paperetes.',
  equalShares:
    'Cada papereta rep la mateixa part del pressupost i paga només les propostes que tria. Una vegada i una altra es compra la que demana menys als qui li donen suport pel que els dona; cadascú hi posa el mateix, o tot el que li queda.',
  greedy: 'Amb el que sobra se segueix per vots, mentre hi càpiga alguna cosa.',
  add1: 'Si sobren diners, es torna a començar amb una mica més per a cada papereta.',
  phragmen:
    'Totes les paperetes reben diners al mateix ritme. Una proposta es compra tan bon punt els qui li donen suport apleguen el seu import. El repartiment s’acaba a la primera que no cap al pressupost.',
  maxVotes: 'De tots els conjunts de propostes que caben al pressupost es tria el que suma més.',
  ties: 'Empats',
  tieOrder: 'Els empats es decideixen per aquest ordre: {list}.',
  noTies: 'Cap empat no va canviar el resultat.',
  quoted: '«{title}»',
  provenance: 'Procedència',
  again: 'Amb el mateix fitxer i la mateixa regla, qualsevol obté aquest mateix resultat.',
};
