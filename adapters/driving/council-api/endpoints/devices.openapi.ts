import { loggedOutWire, loginWire } from '#adapters/wire/device.ts';
import { spacesWire } from '#adapters/wire/public-file.ts';
import { acceptedOrUserWire, registerWire, tokenWire, userWire } from '#adapters/wire/profile.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

const realm = {
  name: 'realm',
  tells: 'The town; without it, the one that the host stands for.',
  example: 'vilanova',
};
const deviceId = '3f1c9a5e7b2d4860a1c3e5f708192a3b';
const password = 'The SHA-256 of the device id, in hexadecimal';

export const deviceCalls: readonly CallDescription[] = [
  {
    id: 'registerDevice',
    method: 'post',
    path: '/users/v2/auth/register',
    topic: 'sessions',
    summary:
      'Makes a user of a device, whose id is secret: 32 to 128 letters, digits, dashes or underscores. Or keeps what the user of the session tells of themselves, all of it each time; a new e-mail is sent a code.',
    query: [realm],
    body: { codec: registerWire, example: { deviceId, password } },
    answer: { kind: 'json', codec: userWire, tells: 'The user, the same for the same device.' },
    refusals: ['unknownRealm', 'noSession', 'tooManyAttempts', 'mailFailed'],
  },
  {
    id: 'logIn',
    method: 'post',
    path: '/users/v2/auth/login',
    topic: 'sessions',
    summary: 'Opens a session: its cookie comes with the answer.',
    query: [realm],
    body: { codec: loginWire, example: { user: deviceId, password } },
    answer: { kind: 'json', codec: userWire, tells: 'The user. Only an answer with _id is a login.' },
    refusals: ['loginFailed', 'unknownRealm'],
  },
  {
    id: 'logInTown',
    method: 'post',
    path: '/users/{realm}/login',
    topic: 'sessions',
    summary: 'Opens a session: its cookie comes with the answer.',
    body: { codec: loginWire, example: { user: deviceId, password } },
    answer: { kind: 'json', codec: userWire, tells: 'The user. Only an answer with _id is a login.' },
    refusals: ['loginFailed', 'unknownRealm'],
  },
  {
    id: 'giveToken',
    method: 'post',
    path: '/users/{realm}/login/token',
    topic: 'sessions',
    summary:
      'Without token: sends a code to one’s own e-mail or, where email is told, to who verified that one. With token: verifies the e-mail of the session or, where email is told, logs in who verified it. Nobody is told whether somebody is known.',
    body: { codec: tokenWire, example: { token: 'K7QM-2XRA' } },
    answer: {
      kind: 'json',
      codec: acceptedOrUserWire,
      tells: 'The user; with no token only that it was heard.',
    },
    refusals: ['unknownRealm', 'noSession', 'codeWrong', 'tooManyAttempts', 'mailFailed'],
  },
  {
    id: 'isLoggedIn',
    method: 'get',
    path: '/users/v2/auth/loggedin',
    topic: 'sessions',
    summary: 'Whose session this is.',
    query: [realm],
    needsSession: true,
    answer: { kind: 'json', codec: userWire, tells: 'The user of the session.' },
    refusals: ['noSession', 'unknownRealm'],
  },
  {
    id: 'isLoggedInTown',
    method: 'get',
    path: '/users/{realm}/loggedin',
    topic: 'sessions',
    summary: 'Whose session this is.',
    needsSession: true,
    answer: { kind: 'json', codec: userWire, tells: 'The user of the session.' },
    refusals: ['noSession', 'unknownRealm'],
  },
  {
    id: 'listSpaces',
    method: 'get',
    path: '/users/{realm}/spaces',
    topic: 'sessions',
    summary: 'The towns of this installation in which the browser that asks has a session.',
    answer: { kind: 'json', codec: spacesWire, tells: 'Those towns; none for a stranger.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'logOut',
    method: 'get',
    path: '/users/v2/auth/logout',
    topic: 'sessions',
    summary: 'Ends the session, if there is one.',
    query: [realm],
    answer: { kind: 'json', codec: loggedOutWire, tells: 'There is no session any more.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'logOutOfTown',
    method: 'get',
    path: '/users/{realm}/logout',
    topic: 'sessions',
    summary: 'Ends the session, if there is one.',
    answer: { kind: 'json', codec: loggedOutWire, tells: 'There is no session any more.' },
    refusals: ['unknownRealm'],
  },
];
