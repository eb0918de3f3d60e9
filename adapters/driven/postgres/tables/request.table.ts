import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import { addSteps, forgetStepWords } from './step.table.ts';
import { stillPaidSql } from '#adapters/driven/stores-shared/payment-row.ts';
import { openOf, openStatement } from '#adapters/driven/stores-shared/desk-query.ts';
import {
  changedRequestValues,
  mailsOfChange,
  numberOf,
  opinionOf,
  ratedMark,
  requestOf,
  requestValues,
  shownAtOnce,
  stepsOfChange,
  titleOfRow,
  withRevision,
} from '#adapters/driven/stores-shared/request-row.ts';
import { seen } from '#adapters/driven/stores-shared/seen-requests.ts';
import type {
  RequestChange,
  RequestEntry,
  RequestStore,
  RequestStoreRefusal,
} from '#application/ports/server/request-store.ts';
import type { ShowingMailbox } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RunStatement, Postgres, DatabaseRow } from '../postgres.ts';
import { sealSql } from '../session.ts';
import { deskLists, writeDesk } from './desk-list.ts';
import { queueMails } from './request-mail.table.ts';

/** The condition that a day is within the period that staff gave a request: the same that `isOnShow` says. */
const onShow = (day: string): string =>
  `coalesce(body::json #>> '{publishPeriod,start}', '') COLLATE "C" <= ${day}
        AND coalesce(body::json #>> '{publishPeriod,end}', '9999-12-31') COLLATE "C" >= ${day}`;

const idsOf = (mailboxes: readonly ShowingMailbox[]) => mailboxes.map(({ id }) => id);

const one = (row: DatabaseRow | undefined) => (row === undefined ? null : requestOf(row));
const all = (rows: readonly DatabaseRow[]) => rows.map(requestOf);

type Outcome = Either<RequestStoreRefusal, CouncilRequest>;

/** Thrown to undo a transaction whose request is refused. */
class Refused extends Error {
  readonly refusal: RequestStoreRefusal;
  constructor(refusal: RequestStoreRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

async function sentUnder(
  ask: RunStatement,
  realm: string,
  key: string,
  print: string,
): Promise<Either<RequestStoreRefusal, CouncilRequest | null>> {
  const [row] = await ask(`${seen} WHERE realm = $1 AND sender_key = $2`, [realm, key]);
  return row !== undefined && row['print'] !== print ? left({ kind: 'keyReused' }) : right(one(row));
}

async function refuseOver(ask: RunStatement, { request, payer, person, most }: RequestEntry): Promise<void> {
  const { realm, payment, mailbox } = request;
  if (person !== null && most !== null) {
    const text = `SELECT count(*) AS n FROM requests
      WHERE realm = $1 AND person = $2 AND status <> 'Retirada'`;
    const [row] = await ask(text, [realm, person]);
    if (Number(row?.['n']) >= most) throw new Refused({ kind: 'tooManyRequests', most });
  }
  if (payment === null) return;
  const spend = `UPDATE payments SET status = 'used', payer = NULL
    WHERE realm = $1 AND id = $2 AND subject = 'request' AND subject_id = $3
      AND (payer IS NULL OR payer = $4) AND status = 'pay' AND ${stillPaidSql} RETURNING id`;
  if ((await ask(spend, [realm, payment, mailbox, payer])).length === 0)
    throw new Refused({ kind: 'paymentMissing' });
}

/** Makes uploads belong to a request. */
const hang = 'UPDATE assets SET request = $1 WHERE realm = $2 AND id = ANY($3)';

/** Assigning the number locks the town's year: requests of a town are stored one after the other. */
async function createIn(ask: RunStatement, entry: RequestEntry): Promise<Outcome> {
  const { request, key, print, year } = entry;
  const next = `INSERT INTO request_numbers (realm, year, last) VALUES ($1, $2, 1)
    ON CONFLICT (realm, year) DO UPDATE SET last = request_numbers.last + 1 RETURNING last`;
  const [number] = await ask(next, [request.realm, year]);
  const before = await sentUnder(ask, request.realm, key, print);
  if (isLeft(before)) throw new Refused(before.left);
  if (before.right !== null) throw new Repeated(before.right);
  await refuseOver(ask, entry);
  const iid = numberOf(year, Number(number?.['last']));
  const add = `INSERT INTO requests
    (realm, id, iid, sender_key, print, mailbox, person, created, status, lat, lng, body, approval, sender,
      email, verified)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;
  await ask(add, requestValues(entry, iid));
  if (request.payment !== null)
    await ask('UPDATE payments SET request = $1 WHERE realm = $2 AND id = $3', [
      iid,
      request.realm,
      request.payment,
    ]);
  if (entry.assets.length > 0) await ask(hang, [request.id, request.realm, entry.assets]);
  await queueMails(ask, request, entry.mails);
  await writeDesk(ask, { ...request, iid });
  const steps = entry.steps ?? [];
  const chain = { realm: request.realm, subject: requestSubject({ iid }) };
  return right(withRevision({ ...request, iid }, steps, await addSteps(ask, chain, steps)));
}

/** Thrown to release the number of a request that turns out to be stored already. */
class Repeated extends Error {
  readonly request: CouncilRequest;
  constructor(request: CouncilRequest) {
    super('repeated');
    this.request = request;
  }
}

const own = 'realm = $1 AND (sender = $2 OR (email = $3 AND verified = 1))';

/** What a sender finds again. */
const senderLists = (ask: RunStatement): Pick<RequestStore, 'sentBy' | 'isFrom' | 'claim'> => ({
  sentBy: async (realm, { device, email }, { limit, offset }) => {
    const text = `${seen} WHERE ${own} ORDER BY created DESC, id LIMIT $4 OFFSET $5`;
    const items = all(await ask(text, [realm, device, email, limit, offset]));
    const count = `SELECT count(*) AS n FROM requests WHERE ${own}`;
    return { items, total: Number((await ask(count, [realm, device, email]))[0]?.['n']) };
  },
  isFrom: async (realm, id, { device, email }) =>
    (await ask(`SELECT 1 FROM requests WHERE ${own} AND id = $4`, [realm, device, email, id])).length > 0,
  claim: async (realm, { device, email }) => {
    const text = 'UPDATE requests SET verified = 1 WHERE realm = $1 AND sender = $2 AND email = $3';
    await ask(text, [realm, device, email]);
  },
});

/** Takes requests. One that is stored already is acknowledged only once it is as safe as a new one. */
const takingRequests = ({ ask, transaction }: Postgres): Pick<RequestStore, 'sent' | 'create'> => ({
  sent: async (realm, key, print) => {
    const found = await sentUnder(ask, realm, key, print);
    if (!isLeft(found) && found.right !== null) await ask(sealSql);
    return found;
  },
  create: async (entry) => {
    try {
      return await transaction((within) => createIn(within, entry));
    } catch (error) {
      if (error instanceof Refused) return left(error.refusal);
      if (!(error instanceof Repeated)) throw error;
      await ask(sealSql);
      return right(error.request);
    }
  },
});

const noAddress = 'UPDATE requests SET email = NULL, verified = 0 WHERE realm = $1 AND id = $2';
const noSender = 'UPDATE requests SET sender = NULL, person = NULL WHERE realm = $1 AND id = $2';

/** Stores what was changed of a request whose row is locked, with all that belongs to the change. */
async function storeChange(
  within: RunStatement,
  before: CouncilRequest,
  after: CouncilRequest,
  more: RequestChange,
): Promise<CouncilRequest> {
  const { realm, id } = before;
  const chain = { realm, subject: requestSubject(before) };
  const steps = stepsOfChange(more, before, after);
  if (after !== before) {
    const put = `UPDATE requests SET body = $1, status = $2, approval = $3, lat = $4, lng = $5, replied = $6
      WHERE realm = $7 AND id = $8`;
    await within(put, [...changedRequestValues(after), realm, id]);
    const { uploads = [], forgets } = more;
    if (uploads.length > 0) await within(hang, [id, realm, uploads]);
    await writeDesk(within, after);
    await queueMails(within, after, mailsOfChange(more, before, after));
    if (forgets !== undefined) await within(noAddress, [realm, id]);
    if (forgets === 'sender' || forgets === 'words') await within(noSender, [realm, id]);
    if (forgets === 'words') await forgetStepWords(within, chain);
  }
  return withRevision(after, steps, await addSteps(within, chain, steps));
}

const openRows = openStatement({ place: (number) => `$${number}`, inOrderOf: () => '' });

/** What staff still have to do. */
const unfinished = (ask: RunStatement): Pick<RequestStore, 'open' | 'titles'> => ({
  open: async (realm, most) => (await ask(openRows, [realm, most])).map(openOf),
  titles: async (realm, numbers) => {
    const text = 'SELECT iid, body FROM requests WHERE realm = $1 AND iid = ANY($2)';
    return new Map((await ask(text, [realm, numbers])).map(titleOfRow));
  },
});

/** Requests in PostgreSQL, for several processes at once. */
export function postgresRequests(postgres: Postgres): RequestStore {
  const { ask, transaction } = postgres;
  return {
    ...senderLists(ask),
    ...takingRequests(postgres),
    ...deskLists(postgres),
    find: async (realm, id) => one((await ask(`${seen} WHERE realm = $1 AND id = $2`, [realm, id]))[0]),
    byNumber: async (realm, iid) =>
      one((await ask(`${seen} WHERE realm = $1 AND iid = $2`, [realm, iid]))[0]),
    ...unfinished(ask),
    arrived: async (realm, { mailboxes, from, until, most, today }) => {
      const text = `${seen} WHERE realm = $1 AND created BETWEEN $2 AND $3 AND mailbox = ANY($4)
        AND (approval = 'approved' OR (approval IS NULL AND mailbox = ANY($5)))
        AND ${onShow('$7')} ORDER BY created DESC, id LIMIT $6`;
      const atOnce = idsOf(shownAtOnce(mailboxes));
      return all(await ask(text, [realm, from, until, idsOf(mailboxes), atOnce, most, today]));
    },
    within: async (realm, mailbox, { south, north, west, east }, today) => {
      const text = `${seen} WHERE realm = $1 AND mailbox = $2 AND lat BETWEEN $3 AND $4
        AND lng BETWEEN $5 AND $6 AND (approval = 'approved' OR (approval IS NULL AND $7::boolean))
        AND ${onShow('$8')} ORDER BY created DESC LIMIT 500`;
      const isAtOnce = mailbox.publish === 'atOnce';
      return all(await ask(text, [realm, mailbox.id, south, north, west, east, isAtOnce, today]));
    },
    change: (realm, id, work, more = {}) =>
      transaction(async (within) => {
        const text = `${seen} WHERE realm = $1 AND id = $2 FOR UPDATE`;
        const request = one((await within(text, [realm, id]))[0]);
        return request === null ? null : storeChange(within, request, work(request), more);
      }),
    changeBoth: (realm, [first, second], work, more = {}) =>
      transaction(async (within) => {
        // Always in the same order, so that two such changes never wait for each other.
        const text = `${seen} WHERE realm = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`;
        const found = all(await within(text, [realm, [first, second]]));
        const [a, b] = [first, second].map((id) => found.find((request) => request.id === id));
        if (a === undefined || b === undefined) return null;
        const [after, other] = work(a, b);
        const stored = await storeChange(within, a, after, more);
        return [stored, await storeChange(within, b, other, more)] as const;
      }),
    opinions: async (realm, mailboxes) => {
      const text = `SELECT body FROM requests WHERE realm = $1 AND ($2::text[] IS NULL OR mailbox = ANY($2))
        AND position('${ratedMark}' in body) > 0`;
      return (await ask(text, [realm, mailboxes])).flatMap(opinionOf);
    },
    follow: async (realm, id, follower) => {
      const text = `INSERT INTO request_followers (realm, id, follower) VALUES ($1, $2, $3)
        ON CONFLICT (realm, id, follower) DO NOTHING`;
      await ask(text, [realm, id, follower]);
      const count = 'SELECT count(*) AS n FROM request_followers WHERE realm = $1 AND id = $2';
      return Number((await ask(count, [realm, id]))[0]?.['n']);
    },
  };
}
