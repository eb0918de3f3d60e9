import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, header, instead, json, onlyWhere, without } from '../damage.ts';

const refusal = { err: 'x', errCode: 1, message: 'x' };
const taken = { status: 'ok', survey: 's', ballot: 'b' };
const register = /\/auth\/register/u;
const logIn = /\/auth\/login/u;
const loggedIn = /\/loggedin/u;
const vote = /\/vote$/u;
const myVote = /\/myvote$/u;

const whenRefused = (change: Parameters<typeof onlyWhere>[1]) =>
  onlyWhere(({ status }) => status >= 400, change);
const theSecondTime = (change: Parameters<typeof onlyWhere>[1]) =>
  onlyWhere((_, { nth }) => nth >= 2, change);

/** How a council could break sessions, votes, and the votes that may be changed. */
export const writingDamages = {
  'dis-01': { tells: 'a user without an id', at: register, change: json(without('_id')), finds: 'missing' },
  'dis-02': {
    tells: 'the session of another person',
    at: loggedIn,
    change: json((body) => ({ ...body, _id: 'other' })),
    finds: 'value',
  },
  'dis-03': {
    tells: 'a login with any password',
    at: logIn,
    change: instead(200, { _id: 'u1' }),
    finds: 'status',
  },
  'dis-04': {
    tells: 'a session that outlives its logout',
    at: loggedIn,
    change: instead(200, { _id: 'u1' }),
    finds: 'status',
  },
  'dis-05': {
    tells: 'a registration of nothing that succeeds',
    at: register,
    change: instead(200, { _id: 'u1' }),
    finds: 'status',
  },
  'dis-06': {
    tells: 'a session cookie that scripts can read',
    at: logIn,
    change: header('set-cookie', 'session=abc; Path=/; SameSite=Lax'),
    finds: 'header',
  },
  'vot-01': {
    tells: 'an error reported as a success',
    at: vote,
    change: instead(200, { err: 'x', errCode: 99 }),
    finds: 'unwanted',
  },
  'vot-02': {
    tells: 'another ballot for the vote that came twice',
    at: vote,
    change: theSecondTime(json((body) => ({ ...body, ballot: 'another' }))),
    finds: 'value',
  },
  'vot-03': {
    tells: 'a second vote refused as a stranger’s',
    at: vote,
    change: whenRefused(json((body) => ({ ...body, errCode: 30 }))),
    finds: 'value',
  },
  'vot-04': {
    tells: 'a wrong secret that says who has voted',
    at: vote,
    change: whenRefused(json((body) => ({ ...body, errCode: 31 }))),
    finds: 'value',
  },
  'vot-05': {
    tells: 'a refusal that says who is not on the census',
    at: vote,
    change: onlyWhere(
      (_, { sent }) => sent.includes('00000001R'),
      json((body) => ({ ...body, err: 'Not on the census' })),
    ),
    finds: 'value',
  },
  'vot-06': {
    tells: 'another message for a survey that has not begun',
    at: vote,
    change: json((body) => ({ ...body, message: 'Too early' })),
    finds: 'value',
  },
  'vot-07': {
    tells: 'an unknown survey that breaks the server',
    at: vote,
    change: instead(500, refusal),
    finds: 'status',
  },
  'vot-08': { tells: 'a vote of any shape', at: vote, change: instead(200, taken), finds: 'status' },
  'vot-09': { tells: 'a vote of nobody', at: vote, change: instead(200, taken), finds: 'status' },
  'vot-10': { tells: 'a vote after the close', at: vote, change: instead(200, taken), finds: 'status' },
  'vot-11': { tells: 'a vote from another site', at: vote, change: instead(200, taken), finds: 'status' },
  'vot-12': {
    tells: 'a vote for what is not asked',
    at: vote,
    change: instead(200, taken),
    finds: 'status',
  },
  'mio-01': {
    tells: 'the vote of another person',
    at: myVote,
    change: json((body) => ({ ...body, answer: 'other' })),
    finds: 'value',
  },
  'mio-02': {
    tells: 'a vote shown to any code',
    at: myVote,
    change: instead(200, { answer: 'a', surveyId: 's' }),
    finds: 'status',
  },
  'mio-03': {
    tells: 'a change that is refused',
    at: vote,
    change: theSecondTime(instead(409, { ...refusal, errCode: 31 })),
    finds: 'status',
  },
  'mio-04': {
    tells: 'a change where there may be none',
    at: vote,
    change: theSecondTime(instead(200, taken)),
    finds: 'status',
  },
  'mio-05': {
    tells: 'a change of no vote that is taken as a vote',
    at: vote,
    change: instead(200, taken),
    finds: 'status',
  },
  'vot-13': {
    tells: 'a ballot that is not the one of the code',
    at: vote,
    change: json((body) => ({ ...body, ballot: 'f'.repeat(64) })),
    finds: 'value',
  },
  'mio-06': {
    tells: 'an earlier vote that caches may keep',
    at: myVote,
    change: header('cache-control', 'public, max-age=60'),
    finds: 'header',
  },
} satisfies Partial<Record<CheckId, Damage>>;
