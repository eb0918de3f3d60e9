import type { CompareTexts } from './es.ts';

export const enCompare: CompareTexts = {
  'command.budget compare': 'sets several rules side by side',
  'usage.unknownParameter': '“{found}” is not a parameter of {rule}. It has: {available}',
  'usage.repeatedRule': 'the rule “{found}” is in --rules twice',
  'usage.tooManyRules': '{found} rules are too many for --rules; {most} at most',
  'usage.partOnlyDelimited': '--part goes with csv and tsv only: the other formats have all of it',
  'compare.refused': 'the rule “{name}” comes to no allocation:',
  'compare.title': 'Rules of allocation compared',
  'compare.conclusion':
    'With the same votes, all rules fund {common} of the {all} proposals. For {some} it depends on the rule; no rule funds {none}.',
  'compare.study': 'Only the council’s own rule decides; the others are for study.',
  'compare.group': '{title} ({count}; {amount})',
  'compare.noOpinion': 'No opinion on which is better: each figure measures something else.',
  'compare.ejrNote':
    'EJR+: unfunded proposals that a group of voters could pay with its part of the budget, while nobody in the group has what that part buys.',
  'compare.needsBallots': 'Figures about voters need the single ballots; here there are only counts.',
  'compare.ballots': '{ballots} ballots, {projects} proposals, {budget}',
  'compare.moneyBy': '{title}: money by each rule',
  'compare.shareOf': '{measure}, by each rule',
  'report.rules': 'Rules',
  'report.projects': 'Proposals',
  'report.figures': 'In figures',
  'report.categories': 'By category',
  'report.districts': 'By neighbourhood',
  'report.violations': 'EJR+ violations',
  'report.agreement': 'Agreement',
  'report.measure': 'Measure',
  'report.places': 'Proposals',
  'report.votesShare': '% of votes',
  'report.satisfaction': 'Valued by',
  'report.shortVoters': 'Voters in the group',
  'report.haveAtMost': 'Each has at most',
  'report.fundedByAll': 'by all',
  'report.fundedBySome': 'depends on the rule',
  'report.fundedByNone': 'by none',
  'report.unfunded': 'not funded',
  'report.noPlace': 'not assigned',
  'report.cardinality': 'number of proposals',
  'report.cost': 'amount',
  'report.fundedProjects': 'Funded proposals',
  'report.spentShare': '% spent',
  'report.withNothing': 'Voters with nothing funded',
  'report.withNothingShare': '% with nothing funded',
  'report.averageCardinality': 'Funded per ballot, on average',
  'report.averageCost': 'Amount per ballot, on average',
  'report.giniCardinality': 'Gini of proposals',
  'report.giniCost': 'Gini of amounts',
  'report.ejrCardinality': 'EJR+ violations, by number',
  'report.ejrCost': 'EJR+ violations, by amount',
  'help.compare': `Sets several rules of allocation side by side, with the same votes: what each funds and how it serves those
who voted.

Examples
  concejo budget compare votes.pb
  concejo budget compare votes.pb --rules by-votes,equal-shares,max-votes
  concejo budget compare votes.pb --rules by-votes,equal-shares:satisfaction=cost,completion=add1
  concejo budget compare votes.pb --rules by-votes,bylaw.json --out comparison.html
  concejo budget compare votes.pb --part figures --format csv

Usage
  concejo budget compare FILE|-|URL [--rules LIST] [options]

  FILE, “-” and URL are those of “concejo budget compute”. Without single ballots there are no figures about voters.

Rules
  --rules LIST           separated by commas. Each is by-votes, threshold, equal-shares, phragmen or max-votes, with a
                         colon and its parameters where it has any: those of “concejo budget compute” without dashes
                         (threshold:threshold=5%,threshold-base=ballots); or a JSON file with the rule.
                         If missing, the survey’s own (or by-votes) and three others.
  --budget AMOUNT        budget: 200.000 or 200000.00
  --ballots N            number of ballots, where the file does not say

Figures
  Satisfaction of each voter: how many funded proposals she named, and what these cost. Of each, the average, the Gini
  coefficient (0: all the same) and how many proposals violate EJR+, that is, a group could pay them with its part.

Output
  --format FORMAT        table, json, csv, tsv, xlsx, xls, ods, pdf or html; if missing, as --out says
  --part PART            of csv and tsv: projects, figures, categories, districts or violations (projects if missing)
  --out FILE             writes to a file, whole or not at all
  --bom                  byte order mark in csv and tsv
  --locale LANGUAGE      es, va, ca, en or eu
  --quiet                no warnings
  --no-color             no colours (or NO_COLOR)
  -h, --help             this help
`,
};
