import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { euros, localizedText, nullable, wordOf } from '../decode.ts';
import { plannedMilestoneWire } from './plan-work.ts';

/** Why nothing can be made of a vote now; null if something can. */
const whyNot = nullable(wordOf(['notClosed', 'resultsHidden', 'countHidden', 'noBudget', 'undecided']));

/** What can be made of a vote once it is over. */
export const voteOutcomeWire = t.type({
  /** The id of the article about its result; null if there is none yet. */
  article: nullable(t.string),
  mayTell: t.boolean,
  mayMake: t.boolean,
  why: whyNot,
  funded: t.array(t.type({ id: t.string, title: localizedText, amount: euros, isProject: t.boolean })),
  people: t.array(t.string),
});
export type VoteOutcome = t.TypeOf<typeof voteOutcomeWire>;

/** What became of a vote, for those who make news and projects of it. */
export const readVoteOutcomeCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/outcome',
  caller: 'staff',
  act: 'vote.read',
  answer: voteOutcomeWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readVoteOutcomeText: CallText<typeof readVoteOutcomeCall> = {
  call: readVoteOutcomeCall,
  id: 'readVoteOutcome',
  topic: 'works',
  summary:
    'What can be made of a vote that is over: the proposals that its budget funded, in the order of its rule, with whether each is a project by now, and whether an article tells its result. why says why there is nothing: it is open (notClosed), residents may not see its result or its counts yet (resultsHidden, countHidden), it shares out no money (noBudget), or its rule leaves a decision open (undecided).',
  answer: 'The outcome.',
};

/** Makes the article about the result of a vote. */
export const makeResultArticleCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/article',
  caller: 'staff',
  act: 'document.publish',
  body: t.type({}),
  isClosed: true,
  answer: t.type({ id: t.string }),
  refusals: ['unknownSurvey', 'projectsRefused', 'storageFailed'],
} as const satisfies Call;

export const makeResultArticleText: CallText<typeof makeResultArticleCall> = {
  call: makeResultArticleCall,
  id: 'makeResultArticle',
  topic: 'works',
  summary:
    'Makes the draft of an article about the result of a vote that everybody may see, in every language of the town: how many ballots, who is funded with votes and amount, links to the result and its data. It is checked and published as every document is. Asked again, it answers with the article that there is. Refused (projectsRefused) as long as residents may not see the result; where says why.',
  example: {},
  answer: 'The id of the article among the documents (collection articulos).',
};

/** Makes projects of the proposals that a vote funded. */
export const makeProjectsCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/projects',
  caller: 'staff',
  act: 'proposal.update',
  body: t.partial({ owner: nullable(t.string), milestones: t.array(plannedMilestoneWire) }),
  isClosed: true,
  answer: t.type({ made: t.array(t.string), already: t.array(t.string), held: t.array(t.string) }),
  refusals: ['unknownSurvey', 'projectsRefused', 'planRefused', 'unknownPerson', 'storageFailed'],
} as const satisfies Call;

export const makeProjectsText: CallText<typeof makeProjectsCall> = {
  call: makeProjectsCall,
  id: 'makeProjects',
  topic: 'works',
  summary:
    'Makes a project of each proposal that a closed vote funded: its page says from then on how it is carried out. The amount that was voted is its budget; owner and milestones are those of all of them, and can be changed in each later. A proposal that was only in the vote gets a document of its own. What is a project stays as it is (already), and so does a proposal that was withdrawn or is only a draft (held). Refused (projectsRefused) without a list of funded proposals that everybody may see; where says why.',
  example: { owner: 'Neus Pi', milestones: [{ id: null, title: { es: 'Contrato' }, planned: '2027-02-01' }] },
  answer: 'The ids of the proposals.',
};
