import type { PageTexts } from './es.ts';

export const enPage: PageTexts = {
  name: 'How a budget was shared out',
  conclusion_zero: 'None of the {all} proposals is funded',
  conclusion_one: '1 of the {all} proposals is funded',
  conclusion_other: '{n} of the {all} proposals are funded',
  money: '{spent} of {budget} is spent; {remaining} is left.',
  ballots: 'Ballots: {ballots}.',
  result: 'Result',
  caption: 'Proposals in the order of the rule',
  funded: 'Funded',
  unfunded: 'Not funded',
  why: 'Why, proposal by proposal',
  rule: 'The rule',
  byVotes:
    'Proposals are put in order from most to fewest votes. Each is funded if it fits in what is left of the budget.',
  perAmount:
    'Proposals are put in order by the votes they have for each unit of their amount. Each is funded if it fits in what is left of the budget.',
  skip: 'One that does not fit is skipped and the next is tried.',
  stop: 'With the first that does not fit, the allocation ends.',
  threshold: 'Proposals under a share of the votes or of the ballots are left out beforehand.',
  equalShares:
    'Every ballot gets the same part of the budget and pays only for the proposals it supports. Again and again the one is bought that asks least of its supporters for what it gives them; each puts in the same, or all that is left.',
  greedy: 'What is left over is spent by votes, for as long as something fits.',
  add1: 'If money is left, everything begins anew with a little more for every ballot.',
  phragmen:
    'Money comes to all ballots at the same pace. A proposal is bought as soon as its supporters have its amount together. The allocation ends at the first that does not fit in the budget.',
  maxVotes: 'Of all sets of proposals that fit in the budget, the one with the highest total is chosen.',
  ties: 'Ties',
  tieOrder: 'Ties are decided in this order: {list}.',
  noTies: 'No tie changed the result.',
  quoted: '“{title}”',
  provenance: 'Provenance',
  again: 'With the same file and the same rule, anybody gets this same result.',
};
