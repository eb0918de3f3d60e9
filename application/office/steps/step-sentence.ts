import { formatMoney } from '#application/text/numbers.ts';
import { bySender, bySystem } from '#domain/office/steps/subject-steps.ts';
import { cents } from '#domain/shared/money.ts';

/** A step of a request, a document or a person of staff as it is read: `words` is null if it has none, or if they were erased. */
export interface ReadStep {
  readonly by: string;
  readonly act: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly words: string | null;
}

/** Says a text of `office-steps.json` with its values. */
export type SayStep = (key: string, values: Readonly<Record<string, string>>) => string;

/** Acts whose sentence has one form. */
const plain: Readonly<Record<string, string>> = {
  'request.note': 'note',
  'request.undo': 'undo',
  'request.seeContact': 'look',
  'request.merge': 'merge',
  'request.separate': 'separate',
  'request.absorb': 'absorb',
  'request.release': 'release',
  'request.correct': 'correct',
  'request.prioritise': 'prioritise',
  'request.manage': 'manage',
  'request.publishPeriod': 'period',
  'proposal.validate': 'validate',
  'request.reply': 'reply',
  'request.retract': 'retract',
  'request.enter': 'enter',
  'request.rate': 'rate',
  'payment.settle': 'settle',
  'staff.invite': 'staffInvite',
  'staff.grant': 'staffGrant',
  'staff.endGrant': 'staffEndGrant',
  'staff.addKey': 'staffAddKey',
  'staff.removeKey': 'staffRemoveKey',
  'staff.makeCodes': 'staffMakeCodes',
  'staff.useCode': 'staffUseCode',
  'staff.useLastCode': 'staffUseLastCode',
  'staff.link': 'staffLink',
  'staff.unlink': 'staffUnlink',
  'staff.signIn': 'staffSignIn',
  'staff.endSessions': 'staffEndSessions',
  'staff.correct': 'staffCorrect',
  'staff.end': 'staffEnd',
  'draw.seal': 'drawSeal',
  'draw.sign': 'drawSign',
  'draw.unsign': 'drawUnsign',
  'draw.make': 'drawMake',
  'file.upload': 'fileUpload',
  'file.replace': 'fileReplace',
  'file.describe': 'fileDescribe',
  'file.remove': 'fileRemove',
  'document.make': 'documentMake',
  'document.review': 'documentReview',
  'document.return': 'documentReturn',
  'document.publish': 'documentPublish',
  'document.schedule': 'documentSchedule',
  'document.unschedule': 'documentUnschedule',
  'document.holdRights': 'documentHoldRights',
  'document.holdErrors': 'documentHoldErrors',
  'document.holdAnother': 'documentHoldAnother',
  'document.holdOutdated': 'documentHoldOutdated',
  'document.withdraw': 'documentWithdraw',
  'document.republish': 'documentRepublish',
  'document.archive': 'documentArchive',
  'document.discard': 'documentDiscard',
  'project.news': 'projectNews',
  'project.undo': 'projectUndo',
  'project.plan': 'projectPlan',
  'project.make': 'projectMake',
  'vote.rehearse': 'voteRehearse',
  'vote.unsign': 'voteUnsign',
  'vote.open': 'voteOpen',
  'vote.change': 'voteChange',
  'vote.cancel': 'voteCancel',
  'vote.amend': 'voteAmend',
  'vote.signClosing': 'voteSignClosing',
  'vote.unsignClosing': 'voteUnsignClosing',
  'vote.close': 'voteClose',
  'vote.drawSample': 'voteDrawSample',
  'vote.checkSample': 'voteCheckSample',
  'vote.incident': 'voteIncident',
  'letters.send': 'lettersSend',
  'letters.replace': 'lettersReplace',
  'letters.bringPrinter': 'lettersBringPrinter',
  'letters.confirmPrinter': 'lettersConfirmPrinter',
  'letters.noteReturned': 'lettersNoteReturned',
  'shop.apply': 'shopApply',
  'shop.authorise': 'shopAuthorise',
  'shop.suspend': 'shopSuspend',
  'shop.leave': 'shopLeave',
  'shop.giveCode': 'shopGiveCode',
  'shop.reverse': 'shopReverse',
  'settlement.close': 'settlementClose',
  'settlement.sample': 'settlementSample',
  'settlement.checkSale': 'settlementCheckSale',
  'settlement.reverseSale': 'settlementReverseSale',
  'settlement.sign': 'settlementSign',
  'settlement.approve': 'settlementApprove',
  'settlement.export': 'settlementExport',
  'settlement.paid': 'settlementPaid',
  'settlement.returned': 'settlementReturned',
  'settlement.setPayer': 'settlementSetPayer',
  'shop.askCorrection': 'shopAskCorrection',
  'shop.correct': 'shopCorrect',
  'shop.refuseCorrection': 'shopRefuseCorrection',
  'shop.place': 'shopPlace',
  'shop.freeShare': 'shopFreeShare',
  'visit.arrive': 'visitArrive',
  'visit.call': 'visitCall',
  'visit.serve': 'visitServe',
  'visit.finish': 'visitFinish',
  'visit.park': 'visitPark',
  'visit.miss': 'visitMiss',
  'visit.resume': 'visitResume',
  'visit.redirect': 'visitRedirect',
  'visit.prefer': 'visitPrefer',
  'visit.unprefer': 'visitUnprefer',
  'visit.move': 'visitMove',
  'visit.cancel': 'visitCancel',
  'registration.send': 'registrationSend',
  'registration.correct': 'registrationCorrect',
  'registration.withdraw': 'registrationWithdraw',
  'registration.readProof': 'registrationReadProof',
  'registration.judge': 'registrationJudge',
  'registration.appeal': 'registrationAppeal',
  'registration.answerAppeal': 'registrationAnswerAppeal',
  'registration.draw': 'registrationDraw',
  'registration.wait': 'registrationWait',
  'registration.offer': 'registrationOffer',
  'registration.lapse': 'registrationLapse',
  'registration.accept': 'registrationAccept',
  'registration.decline': 'registrationDecline',
  'registration.enrol': 'registrationEnrol',
  'registration.refund': 'registrationRefund',
  'registration.leave': 'registrationLeave',
  'registration.expel': 'registrationExpel',
  'registration.payPart': 'registrationPayPart',
  'registration.remindPart': 'registrationRemindPart',
  'registration.forgivePart': 'registrationForgivePart',
  'registration.signCallOff': 'registrationSignCallOff',
  'registration.callOff': 'registrationCallOff',
  'registration.takeCallOffBack': 'registrationTakeCallOffBack',
  'registration.noteCall': 'registrationNoteCall',
  'event.signCallOff': 'eventSignCallOff',
  'event.callOff': 'eventCallOff',
  'event.takeCallOffBack': 'eventTakeCallOffBack',
  'event.noteCall': 'eventNoteCall',
  'registration.attend': 'registrationAttend',
  'registration.publish': 'registrationPublish',
  'goods.hold': 'goodsHold',
  'goods.extend': 'goodsExtend',
  'goods.confirm': 'goodsConfirm',
  'goods.release': 'goodsRelease',
  'goods.use': 'goodsUse',
  'goods.reverse': 'goodsReverse',
  'goods.giveBack': 'goodsGiveBack',
  'goods.expire': 'goodsExpire',
};

/** Acts whose sentence depends on what they led to. */
const forms: Readonly<Record<string, (step: ReadStep) => string>> = {
  'request.answer': ({ from, words }) => {
    if (from === null) return 'answer';
    return words === null ? 'moved' : 'answerMoved';
  },
  'request.assign': ({ to }) => (to === null ? 'unassign' : 'assign'),
  'request.publish': ({ to }) => (to === 'approved' ? 'show' : 'hide'),
  'proposal.publish': ({ to }) => (to === 'published' ? 'publish' : 'unpublish'),
  'request.title': ({ to }) => (to === 'staff' ? 'titled' : 'untitled'),
  'request.erase': ({ by }) => (by === bySystem ? 'eraseOld' : 'erase'),
  'file.publish': ({ to }) => (to === 'published' ? 'filePublish' : 'fileHide'),
  'registration.skip': ({ to }) =>
    to?.endsWith('/familyTogether') === true ? 'registrationSkipFamily' : 'registrationSkip',
  'vote.sign': ({ to }) => signedForms[String(to)] ?? 'voteSignChange',
  'portal.switch': ({ to }) => (to?.endsWith('/on') === true ? 'portalOpen' : 'portalClose'),
  'document.load': ({ to }) => (to === 'withdrawn' ? 'documentUnload' : 'documentLoad'),
  'goods.setPool': ({ from, to }) => {
    if (from === null) return 'goodsOpenPool';
    if (to?.endsWith('/closed') === true) return 'goodsClosePool';
    return from.endsWith('/closed') ? 'goodsReopenPool' : 'goodsSetPool';
  },
  'payment.refund': ({ to }) => refundForms[refundOf(to).state] ?? 'other',
};

const signedForms: Readonly<Record<string, string>> = { open: 'voteSignOpen', cancel: 'voteSignCancel' };

const refundForms: Readonly<Record<string, string>> = {
  asked: 'refundAsked',
  done: 'refundDone',
  refused: 'refundRefused',
};

/** The state and the amount in `asked/500`. */
function refundOf(written: string | null): { readonly state: string; readonly amount: string } {
  const [, state = '', amount = '0'] = /^(\w+)\/(\d{1,15})$/u.exec(written ?? '') ?? [];
  return { state, amount: formatMoney(cents(Number(amount))) };
}

/** The letters of a visit and the desk that has it, of `called A-012 3`; empty if it has no letters yet. */
function visitOf(written: string): string {
  const [, code = '', desk] = written.split(' ');
  return desk === undefined ? code : `${code} (${desk})`;
}

/** The values of these acts are sums of money, or the letters of a visit. */
function valueOf(act: string): ((written: string) => string) | undefined {
  if (act.startsWith('visit.')) return visitOf;
  return amountsOf[act];
}

/** The values of these acts are sums of money. */
const amountsOf: Readonly<Record<string, (written: string) => string>> = {
  'payment.refund': (written) => refundOf(written).amount,
  'settlement.close': (written) => formatMoney(cents(Number(written))),
};

/** The values of these acts are words of ours, which are said in the language of the reader. */
const namesOf: Readonly<Record<string, string>> = {
  'request.answer': 'state',
  'request.prioritise': 'priority',
  'request.enter': 'channel',
  'payment.settle': 'payment',
  'staff.signIn': 'way',
  'portal.switch': 'portal',
};

const people: Readonly<Record<string, string>> = {
  [bySystem]: 'system',
  [bySender]: 'sender',
  operator: 'operator',
};

/**
 * The sentence of a step of a request, a document or a person of staff, as its history shows it: who did what. Words of a
 * message, a note or a reason are shown beside it. An act that it does not know is named as it is.
 *
 * @example stepSentence(say, step) // Vicent la pasó de Recibida a En gestión.
 */
export function stepSentence(say: SayStep, step: ReadStep): string {
  const { act, by, from, to } = step;
  const form = plain[act] ?? forms[act]?.(step) ?? 'other';
  const names = namesOf[act];
  const named = (value: string | null) => {
    if (value === null) return '';
    const amount = valueOf(act)?.(value);
    if (amount !== undefined) return amount;
    // Of `tickets/off` the part that is named is the first.
    return names === undefined ? value : say(`steps.${names}.${value.split('/', 1).join('')}`, {});
  };
  const person = people[by];
  const who = person === undefined ? by : say(`steps.${person}`, {});
  return say(`steps.${form}`, { who, act, from: named(from), to: named(to) });
}
