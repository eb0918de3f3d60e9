import { addressOf } from '#adapters/wire/address-of.ts';
import { beginPaymentCall } from '#adapters/wire/payments/begin-payment.ts';
import { createRequestCall } from '#adapters/wire/requests/create-request.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import { again, type HttpAnswer, type Ask, ask, sendAs, uploadAs } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { mask } from '../curl-line.ts';
import type { Finding } from '../finding.ts';
import type { KnownMailbox } from '../known-town.ts';
import { differs, missingFrom, notRefused, valueAt, withObject } from '../read-answer.ts';
import { refusedAs } from '../read-vote.ts';
import { hasCaptchaField, hasCensusField, filledForm, isPlain } from './support/filled-form.ts';
import { enter, whereWritable, type WritableTown } from './support/visitor.ts';

type RequestId = Extract<Check['id'], `env-${string}` | `adj-${string}` | `pag-${string}` | `cen-${string}`>;

/** A check that sends to the first mailbox of its kind. */
export const mailboxCheck = (
  id: RequestId,
  clause: Check['clause'],
  suits: (one: KnownMailbox) => boolean,
  trials: (town: WritableTown, one: KnownMailbox) => Trial | null,
): Check => ({
  id,
  clause,
  from: ['mailboxes'],
  writes: true,
  trials: whereWritable((town) => {
    const one = town.mailboxes.find(suits);
    const made = one === undefined ? null : trials(town, one);
    return made === null ? [] : [made];
  }),
});

const anyone = () => true;
/** The number of no person: the check letter is right, but it is not on the census of a test town. */
const nobody = { id: '99999999R', secrets: ['····'] };

/** Sends a request as a visitor. */
export const createAs = (
  { realm }: WritableTown,
  { doc }: { readonly doc: { readonly _id: string } },
  visitor: string,
  sent: { readonly body: unknown; readonly shown: unknown },
): Ask => sendAs(visitor, addressOf(createRequestCall, { realm, mailbox: doc._id }), sent);

/** Whether the answer is that of an accepted request. */
export const isCreated = (answer: HttpAnswer): Finding | null =>
  withObject(answer, (body) =>
    body['err'] === undefined ? missingFrom(body, ['_id']) : { kind: 'unwanted', what: 'err' },
  );
const says = (answer: HttpAnswer, field: string, expected: unknown): Finding | null =>
  notRefused(answer, 400, 401, 402, 403, 409, 422) ?? differs(field, valueAt(answer.json, field), expected);

const blank = { body: {}, shown: {} };
const paid = ({ mailbox }: KnownMailbox) => mailbox.payment !== null && !hasCensusField(mailbox);
const pay = ({ realm }: WritableTown, visitor: string, mailbox: string): Ask => {
  // The amount that a client sends is ignored.
  const body = { mailbox, amount: 0.01, concept: 'Prueba' };
  return sendAs(visitor, addressOf(beginPaymentCall, { realm }), { body, shown: body });
};
const claim = ({ realm }: WritableTown, visitor: string, census: string, who: typeof nobody): Ask =>
  sendAs(visitor, addressOf(readCensusCall, { realm, id: census }), {
    body: who,
    shown: { id: mask, secrets: who.secrets.map(() => mask) },
  });
const censusOf = ({ mailbox }: KnownMailbox): string | null =>
  fieldsOf(mailbox).flatMap((field) => (field.kind === 'census' ? [field.census] : []))[0] ?? null;

/**
 * Requests, uploads, payments and censuses, as they are accepted and refused (specification 1, sections 5, 7 and 8).
 */
export const requestWriteChecks: readonly Check[] = [
  mailboxCheck('env-01', '1-base §6', anyone, (town, one) =>
    trial(createAs(town, one, 'env-01', blank), (answer) => notRefused(answer, 401, 400)),
  ),
  {
    id: 'env-02',
    clause: '1-base §8',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(
        [...enter(town, 'env-02'), createAs(town, { doc: { _id: 'no-hay-tal-buzon' } }, 'env-02', blank)],
        (_, __, answer) => notRefused(answer, 404),
      ),
    ]),
  },
  mailboxCheck('env-03', 'interfaces §api', anyone, (town, one) => {
    const wrong = { body: { title: 7, images: 'x' }, shown: { title: 7, images: 'x' } };
    return trial([...enter(town, 'env-03'), createAs(town, one, 'env-03', wrong)], (_, __, answer) =>
      notRefused(answer, 400, 422),
    );
  }),
  mailboxCheck('env-04', '1-base §5', isPlain, (town, one) =>
    fieldsOf(one.mailbox).some(({ required }) => required)
      ? trial([...enter(town, 'env-04'), createAs(town, one, 'env-04', blank)], (_, __, answer) =>
          notRefused(answer, 400, 422),
        )
      : null,
  ),
  mailboxCheck('env-05', '1-base §7', isPlain, (town, one) => {
    const sent = filledForm(town, one);
    return (
      sent &&
      trial([...enter(town, 'env-05'), createAs(town, one, 'env-05', sent)], (_, __, answer) =>
        isCreated(answer),
      )
    );
  }),
  mailboxCheck('env-06', 'interfaces §api', isPlain, (town, one) => {
    const sent = filledForm(town, one);
    if (sent === null) return null;
    const asked = {
      ...createAs(town, one, 'env-06', sent),
      headers: { 'idempotency-key': 'CONTRATO-ENV-06-A' },
    };
    return trial(
      [...enter(town, 'env-06'), asked, again(asked)],
      (_, __, first, second) =>
        isCreated(first) ?? withObject(second, ({ _id }) => differs('_id', _id, valueAt(first.json, '_id'))),
    );
  }),
  mailboxCheck(
    'env-07',
    '1-base §8',
    ({ mailbox }) =>
      hasCaptchaField(mailbox) &&
      !hasCensusField(mailbox) &&
      mailbox.payment === null &&
      !mailbox.asksProfile,
    (town, one) => {
      const sent = filledForm(town, one);
      return (
        sent &&
        trial([...enter(town, 'env-07'), createAs(town, one, 'env-07', sent)], (_, __, answer) =>
          says(answer, 'err', 'captcha failed'),
        )
      );
    },
  ),
  mailboxCheck(
    'env-08',
    '1-base §4',
    (one) => paid(one) && !hasCaptchaField(one.mailbox),
    (town, one) => {
      const sent = filledForm(town, one);
      return (
        sent &&
        trial([...enter(town, 'env-08'), createAs(town, one, 'env-08', sent)], (_, __, answer) =>
          says(answer, 'message', refusals.paymentMissing.message),
        )
      );
    },
  ),
  mailboxCheck(
    'env-09',
    '1-base §8',
    ({ mailbox }) => hasCensusField(mailbox) && !hasCaptchaField(mailbox),
    (town, one) => {
      const sent = filledForm(town, one, nobody);
      return (
        sent &&
        trial([...enter(town, 'env-09'), createAs(town, one, 'env-09', sent)], (_, __, answer) =>
          refusedAs(answer, 'censusInvalid'),
        )
      );
    },
  ),
  mailboxCheck(
    'env-10',
    '1-base §6',
    ({ mailbox }) => mailbox.asksProfile,
    (town, one) => {
      const sent = filledForm(town, one);
      return (
        sent &&
        trial([...enter(town, 'env-10'), createAs(town, one, 'env-10', sent)], (_, __, answer) =>
          says(answer, 'message', refusals.profileIncomplete.message),
        )
      );
    },
  ),
  mailboxCheck('adj-02', '1-base §6', anyone, ({ realm }, { doc }) =>
    trial(
      uploadAs('adj-02', addressOf(uploadFileCall, { realm, mailbox: doc._id }), 'nota.txt', 'Prueba'),
      (answer) => notRefused(answer, 401, 400),
    ),
  ),
  mailboxCheck('adj-03', '1-base §7', anyone, (town, { doc }) =>
    trial(
      [
        ...enter(town, 'adj-03'),
        uploadAs(
          'adj-03',
          addressOf(uploadFileCall, { realm: town.realm, mailbox: doc._id }),
          'nota.txt',
          'Prueba',
        ),
      ],
      (_, __, answer) => withObject(answer, (body) => missingFrom(body, ['_id'])),
    ),
  ),
  mailboxCheck('adj-04', '1-base §5', anyone, (town, { doc }) =>
    trial(
      [
        ...enter(town, 'adj-04'),
        uploadAs(
          'adj-04',
          addressOf(uploadFileCall, { realm: town.realm, mailbox: doc._id }),
          'foto.svg',
          '<svg onload="x()"/>',
        ),
      ],
      (_, __, answer) => notRefused(answer, 400, 415, 422),
    ),
  ),
  mailboxCheck('pag-02', '1-base §6', paid, (town, { doc }) =>
    trial(pay(town, 'pag-02', doc._id), (answer) => notRefused(answer, 401, 400)),
  ),
  mailboxCheck('pag-03', '1-base §7', paid, (town, { doc, mailbox }) =>
    trial([...enter(town, 'pag-03'), pay(town, 'pag-03', doc._id)], (_, __, answer) =>
      withObject(
        answer,
        (body) =>
          missingFrom(body, ['token']) ??
          differs('amount', body['amount'], (mailbox.payment?.amount ?? 0) / 100),
      ),
    ),
  ),
  mailboxCheck('pag-04', '1-base §4', paid, (town, { doc }) =>
    trial(
      [
        ...enter(town, 'pag-04'),
        pay(town, 'pag-04', doc._id),
        ask(`/citaprevia/${encodeURIComponent(town.realm)}/payments/{2._id}`),
      ],
      (_, __, ___, answer) =>
        withObject(answer, ({ status }) =>
          typeof status === 'string' && status !== 'pay'
            ? null
            : { kind: 'value', where: 'status', found: String(status), expected: '≠ pay' },
        ),
    ),
  ),
  mailboxCheck('pag-05', 'interfaces §api', isPlain, (town, { doc }) =>
    trial([...enter(town, 'pag-05'), pay(town, 'pag-05', doc._id)], (_, __, answer) =>
      notRefused(answer, 400, 404, 409),
    ),
  ),
  mailboxCheck('env-11', '1-base §3', isPlain, (town, one) => {
    const sent = filledForm(town, one);
    return (
      sent &&
      trial([...enter(town, 'env-11'), createAs(town, one, 'env-11', sent)], (_, __, answer) =>
        withObject(answer, (body) => missingFrom(body, ['iid'])),
      )
    );
  }),
  mailboxCheck(
    'cen-03',
    '1-base §7',
    (one) => censusOf(one) !== null,
    (town, one) =>
      trial([...enter(town, 'cen-03'), claim(town, 'cen-03', censusOf(one) ?? '', nobody)], (_, __, answer) =>
        refusedAs(answer, 'censusInvalid'),
      ),
  ),
  mailboxCheck(
    'cen-04',
    '1-base §7',
    (one) => censusOf(one) !== null,
    (town, one) => {
      const [person] = town.visit.people;
      return person === undefined
        ? null
        : trial(
            [
              ...enter(town, 'cen-04'),
              claim(town, 'cen-04', censusOf(one) ?? '', { ...person, secrets: [...person.secrets] }),
            ],
            (_, __, answer) =>
              withObject(answer, ({ err }) => (err === undefined ? null : { kind: 'unwanted', what: 'err' })),
          );
    },
  ),
];
