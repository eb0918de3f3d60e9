import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { checkSampleCall } from '#adapters/wire/office-votes/closing/check-sample.ts';
import { drawSampleCall } from '#adapters/wire/office-votes/closing/draw-sample.ts';
import type { Town } from '#domain/access/town.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type SampleRefused, withResult, withSample } from '#domain/voting/closing/change-samples.ts';
import type { ClosingBook } from '#domain/voting/closing/closing-book.ts';
import { stampedIn } from '#domain/voting/closing/closing-figures.ts';
import { maySign, type SignRefused } from '#domain/voting/opening/sign-vote.ts';
import type { Refused } from '#domain/office/decide.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../../plugins/route.ts';
import { notAllowed } from '../../../plugins/staff.ts';
import { signerOf } from '../asked-vote.ts';
import { type AskedClosing, askedClosing } from './asked-closing.ts';
import { writeClosing } from './write-closing.ts';

/** A change of the samples of a vote, and the step of it. */
type SampleChange = (
  book: ClosingBook,
  asked: AskedClosing,
) => { readonly made: Either<SampleRefused, ClosingBook>; readonly step: NewStep };

type Refusal = RefusedBy<typeof drawSampleCall>;

/** Why a person may not change samples: they are changed by those who may sign the record. */
const refusedAs = (refused: SignRefused): Refusal =>
  refused.kind === 'program' || refused.kind === 'bothSides'
    ? { kind: 'handCheckRefused', where: refused.kind }
    : notAllowed('vote.close', refused as Refused);

/** Drawing paper ballots to be checked by hand, and noting what was found. */
export function sampleEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { closingDesk, clock } = council;

  const changed = async (town: Town, id: string, member: StaffMember, change: SampleChange) => {
    const asked = await askedClosing(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { matter } = asked.right;
    if (matter === null) return left<Refusal>({ kind: 'handCheckRefused', where: 'noPaper' });
    const may = maySign(signerOf(member), { act: 'vote.close', subject: matter.subject }, clock.now());
    if (isLeft(may)) return left(refusedAs(may.left));
    const done = await closingDesk.change<Either<SampleRefused, true>>(town.realm, id, (book) => {
      const { made, step } = change(book, asked.right);
      if (isLeft(made)) return { act: null, answer: made };
      return { act: { book: made.right, steps: [step] }, answer: right(true) };
    });
    if (isLeft(done)) return left<Refusal>({ kind: 'handCheckRefused', where: done.left.kind });
    const after = await askedClosing(council, town, id, member);
    return isLeft(after) ? after : right(writeClosing(after.right, member, clock.now()));
  };

  route(server, council, drawSampleCall, async ({ town, id, member, body }) => {
    const at = clock.now();
    return changed(town, id, member, (book, { matter }) => {
      const counted = matter?.figures?.boxes ?? [];
      const boxes = counted.map((box) => ({ id: box.id, ballots: stampedIn(box) }));
      const made = withSample(book, { ...body, boxes, by: member.name, at });
      const to = String(book.samples.length + 1);
      const words = `${body.seed} (${body.source})`;
      return { made, step: { act: 'vote.drawSample', from: null, to, words, by: member.name, at } };
    });
  });

  route(server, council, checkSampleCall, async ({ town, id, member, body, number }) => {
    const at = clock.now();
    return changed(town, id, member, (book) => {
      const made = withResult(book, Number(number), { ...body, by: member.name, at });
      const step = { act: 'vote.checkSample', from: number, to: String(body.wrong), by: member.name, at };
      return { made, step: { ...step, words: body.words.trim() || null } };
    });
  });
}
