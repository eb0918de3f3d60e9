import { deviceUserWire, loggedOutWire, loginWire, registrationWire } from '#adapters/wire/device.ts';
import type { CallDescription } from '../openapi/call-description.ts';

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
    summary: 'Makes a user of a device. Its id is secret: 32 to 128 letters, digits, dashes or underscores.',
    query: [realm],
    body: { codec: registrationWire, example: { deviceId, password } },
    answer: { kind: 'json', codec: deviceUserWire, tells: 'The user, the same for the same device.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'logIn',
    method: 'post',
    path: '/users/v2/auth/login',
    topic: 'sessions',
    summary: 'Opens a session: its cookie comes with the answer.',
    query: [realm],
    body: { codec: loginWire, example: { user: deviceId, password } },
    answer: { kind: 'json', codec: deviceUserWire, tells: 'The user. Only an answer with _id is a login.' },
    refusals: ['loginFailed', 'unknownRealm'],
  },
  {
    id: 'isLoggedIn',
    method: 'get',
    path: '/users/v2/auth/loggedin',
    topic: 'sessions',
    summary: 'Whose session this is.',
    query: [realm],
    needsSession: true,
    answer: { kind: 'json', codec: deviceUserWire, tells: 'The user of the session.' },
    refusals: ['noSession', 'unknownRealm'],
  },
  {
    id: 'isLoggedInTown',
    method: 'get',
    path: '/users/{realm}/loggedin',
    topic: 'sessions',
    summary: 'Whose session this is.',
    needsSession: true,
    answer: { kind: 'json', codec: deviceUserWire, tells: 'The user of the session.' },
    refusals: ['noSession', 'unknownRealm'],
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
