import { censusAnswerWire, censusClaimWire, censusRecordWire } from '#adapters/wire/census.ts';
import { captchaWire } from '#adapters/wire/captcha.ts';
import { listOf } from '#adapters/wire/document.ts';
import { placesWire } from '#adapters/wire/geocode.ts';
import { openMailboxesWire } from '#adapters/wire/mailbox-list.ts';
import { publicFilesWire } from '#adapters/wire/public-file.ts';
import { mailboxWire } from '#adapters/wire/mailbox.ts';
import {
  createdWire,
  followedWire,
  followWire,
  nearbyWire,
  readReferenceWire,
  requestWire,
} from '#adapters/wire/request.ts';
import { requestViewWire } from '#adapters/wire/sent-request.ts';
import { handlingWire, staffRequestWire } from '#adapters/wire/staff-request.ts';
import { assetWire } from '#adapters/wire/upload.ts';
import { alsoAt, type CallDescription } from '#adapters/wire/call-description.ts';

const topic = 'requests';

/** Forms, what is sent with them, and what becomes of it (specification 1). */
export const requestCalls: readonly CallDescription[] = [
  {
    id: 'readMailbox',
    method: 'get',
    path: '/api/{realm}/mailbox/{id}',
    topic,
    summary: 'A form as its council describes it. To staff, admin is true: they see a closed one.',
    answer: { kind: 'json', codec: mailboxWire, tells: 'The mailbox.' },
    refusals: ['unknownRealm', 'unknownMailbox'],
  },
  {
    id: 'listMailboxes',
    method: 'get',
    path: '/api/{realm}/mailboxes',
    topic,
    summary: 'The forms of a town that may be filled in now: neither closed nor misconfigured.',
    answer: { kind: 'json', codec: openMailboxesWire, tells: 'What they are called, and where they are.' },
    refusals: ['unknownRealm'],
  },
  {
    id: 'createRequest',
    method: 'post',
    path: '/incidences2/{realm}/requests/{mailbox}/create',
    topic,
    summary:
      'Sends a request. The header Idempotency-Key (16 to 64 letters and digits) names the intent: the same request under the same key is stored once and answered alike. Fields that are not named here travel in extra.',
    needsSession: true,
    body: {
      codec: requestWire,
      example: {
        title: 'Banco roto',
        body: 'Hay un banco roto en la plaza',
        category: 'mobiliario',
        contact: { firstName: 'Ana', email: 'ana@correu.example' },
        images: ['K7QM-2XRA-VD5H-N3TE'],
        coordinates: { lat: 39.4101, lng: -0.3455 },
        captcha: { id: 'B4ZC-W6PJ-2XRA-VD5H', answer: '11' },
        extra: { estorba: 'no', peligro: false },
        privacy: true,
        origin: 'web',
      },
    },
    answer: { kind: 'json', codec: createdWire, tells: 'The request is stored; _id is its reference.' },
    refusals: [
      'noSession',
      'unknownRealm',
      'unknownMailbox',
      'mailboxClosed',
      'mailboxMisconfigured',
      'requestRefused',
      'captchaFailed',
      'censusInvalid',
      'tooManyRequests',
      'paymentMissing',
      'profileIncomplete',
      'keyReused',
      'storageFailed',
    ],
  },
  {
    id: 'readRequest',
    method: 'post',
    path: '/api/{realm}/requests/read',
    topic,
    summary:
      'A request as its citizen reads it: its state, what staff wrote, and all that was answered, with the contact in part. The reference is the key to it.',
    body: { codec: readReferenceWire, example: { reference: 'K7QM-2XRA-VD5H-N3TE' } },
    answer: { kind: 'json', codec: requestViewWire, tells: 'The request.' },
    refusals: ['unknownRealm', 'unknownRequest'],
  },
  {
    id: 'uploadFile',
    method: 'post',
    path: '/api/{realm}/{mailbox}/assets2',
    topic,
    summary:
      'Uploads one file of up to 10 MiB: doc, docx, xls, xlsx, txt, pdf, jpg, png or webp, by name and content alike. What a camera wrote into a picture is left out.',
    needsSession: true,
    otherBody: { type: 'multipart/form-data', names: ['file'] },
    answer: { kind: 'json', codec: assetWire, tells: 'The upload, by whose _id a request names it.' },
    refusals: ['noSession', 'unknownRealm', 'unknownMailbox', 'fileRefused', 'fileTooLarge', 'storageFailed'],
  },
  {
    id: 'readUpload',
    method: 'get',
    path: '/api/{realm}/assets2/{reference}',
    topic,
    summary: 'An upload, to staff, as a download.',
    answer: { kind: 'other', type: 'application/octet-stream', tells: 'The file.' },
    refusals: ['unknownRealm', 'notStaff', 'unknownFile'],
  },
  ...alsoAt(
    {
      id: 'findFile',
      method: 'get',
      path: '/api/{realm}/assets2/',
      topic,
      summary: 'Public files of a town by their name.',
      query: [{ name: 'filename', tells: 'The whole name.', required: true, example: 'escudo.svg' }],
      answer: { kind: 'json', codec: publicFilesWire, tells: 'Where the files lie that have that name.' },
      refusals: ['unknownRealm', 'wrongQuery'],
    },
    { findFilePlain: '/api/{realm}/assets2' },
  ),
  {
    id: 'askCaptcha',
    method: 'get',
    path: '/api/{realm}/requests/captcha',
    topic,
    summary: 'A picture with a sum, good for five minutes and one try; with format=json also in words.',
    query: [
      { name: 'format', tells: 'json, or nothing for the picture alone.', example: 'json' },
      { name: 'lang', tells: 'The language of the words.', example: 'va' },
    ],
    answer: { kind: 'json', codec: captchaWire, tells: 'The captcha; without format, its picture as SVG.' },
    refusals: ['unknownRealm', 'storageFailed'],
  },
  {
    id: 'readCensus',
    method: 'get',
    path: '/api/{realm}/census2/{id}',
    topic,
    summary: 'What a census asks of people.',
    answer: { kind: 'json', codec: censusRecordWire, tells: 'The questions.' },
    refusals: ['unknownRealm', 'unknownDocument'],
  },
  {
    id: 'checkCensus',
    method: 'post',
    path: '/api/{realm}/census2/{id}',
    topic,
    summary: 'Whether the answers are those of the person with that number.',
    needsSession: true,
    body: { codec: censusClaimWire, example: { id: '12345678Z', secrets: ['1984'] } },
    answer: { kind: 'json', codec: censusAnswerWire, tells: 'They are.' },
    refusals: ['unknownRealm', 'unknownDocument', 'noSession', 'censusInvalid'],
  },
  {
    id: 'geocode',
    method: 'get',
    path: '/api/{realm}/geocode',
    topic,
    summary: 'Places of an address, or addresses of a place; best first.',
    query: [
      { name: 'address', tells: 'What is looked for.', example: 'plaça del Molí' },
      { name: 'latlng', tells: 'Or the place, as latitude and longitude.', example: '39.4101,-0.3455' },
    ],
    answer: { kind: 'json', codec: placesWire, tells: 'What was found.' },
    refusals: ['unknownRealm', 'wrongQuery', 'geocodingUnreachable'],
  },
  {
    id: 'listNearby',
    method: 'get',
    path: '/api/{realm}/requests/{mailbox}/nearby',
    topic,
    summary:
      'What was reported within 250 m in the same category, is still open and may be seen by everybody, nearest first.',
    query: [
      { name: 'lat', tells: 'Latitude.', required: true, example: '39.4101' },
      { name: 'lng', tells: 'Longitude.', required: true, example: '-0.3455' },
      { name: 'category', tells: 'The category; without one, those that have none.', example: 'alumbrado' },
    ],
    answer: { kind: 'json', codec: listOf(nearbyWire), tells: 'The reports.' },
    refusals: ['unknownRealm', 'unknownMailbox', 'wrongQuery'],
  },
  {
    id: 'followRequest',
    method: 'post',
    path: '/api/{realm}/requests/{iid}/follow',
    topic,
    summary:
      'Follows a report that everybody may see instead of sending it again. An address is asked by mail first, unless the session has verified it, and is told the state alone.',
    needsSession: true,
    body: { codec: followWire, example: { email: 'ana@correu.example' } },
    answer: { kind: 'json', codec: followedWire, tells: 'How many follow it, and how whoever asks is told.' },
    refusals: ['noSession', 'unknownRealm', 'unknownRequest', 'tooManyAttempts', 'storageFailed'],
  },
  {
    id: 'listRequests',
    method: 'get',
    path: '/api/{realm}/staff/requests',
    topic,
    summary: 'The requests of a town, the latest first; for staff, with their token.',
    query: [
      { name: 'status', tells: 'Recibida, En gestión, Resuelta, Rechazada or Cerrada.' },
      { name: 'mailbox', tells: 'The mailbox.', example: 'incidencias' },
      { name: 'approval', tells: 'waiting (for staff, before everybody sees it), approved or withdrawn.' },
      { name: 'limit', tells: 'At most 200; 20 where it is not told.' },
      { name: 'offset', tells: 'So many are passed over.' },
    ],
    answer: { kind: 'json', codec: listOf(staffRequestWire), tells: 'The requests.' },
    refusals: ['unknownRealm', 'notStaff', 'wrongQuery'],
  },
  {
    id: 'readForStaff',
    method: 'get',
    path: '/api/{realm}/staff/requests/{reference}',
    topic,
    summary: 'One request, whole, notes included; by its reference or its public number.',
    answer: { kind: 'json', codec: staffRequestWire, tells: 'The request.' },
    refusals: ['unknownRealm', 'notStaff', 'unknownRequest'],
  },
  {
    id: 'handleRequest',
    method: 'post',
    path: '/api/{realm}/staff/requests/{reference}',
    topic,
    summary:
      'Changes the state, who is at it, who may see it, or says something. A message and a new state reach whoever sent it; who follows it is told the state; a note stays with staff. isApproved lets everybody see title and place (true) or nobody (false, which takes it from the proposals too).',
    body: {
      codec: handlingWire,
      example: { status: 'En gestión', assignedTo: 'Brigada', message: 'Iremos mañana.' },
    },
    answer: { kind: 'json', codec: staffRequestWire, tells: 'The request as it is now.' },
    refusals: ['unknownRealm', 'notStaff', 'unknownRequest', 'storageFailed'],
  },
];
