/**
 * What a member of staff may do, by the kind of subject. Ballots, marks and what a desk checks of a voter are no subjects:
 * nobody in the office reads them.
 */
export const acts = {
  request: [
    'read',
    'seeContact',
    'answer',
    'note',
    'assign',
    'publish',
    'merge',
    'enter',
    'correct',
    'erase',
    'export',
  ],
  payment: ['read', 'settle', 'refund'],
  proposal: ['read', 'validate', 'publish', 'update'],
  comment: ['read', 'moderate'],
  document: ['read', 'edit', 'translate', 'publish', 'withdraw'],
  vote: ['read', 'prepare', 'open', 'extend', 'close', 'readTurnout', 'readResults'],
  census: ['read', 'change'],
  desk: ['identify', 'enterBallots'],
  counter: ['serve'],
  voucher: ['read', 'prepare', 'open', 'pause'],
  shop: ['authorise', 'settle', 'approve'],
  venue: ['serve', 'decide'],
  registration: ['serve', 'decide', 'callOff'],
  draw: ['read', 'sign'],
  event: ['serve', 'callOff'],
  door: ['manage'],
  staff: ['read', 'invite', 'grant', 'endSessions'],
  settings: ['change'],
  steps: ['read'],
} as const;

type Acts = typeof acts;
/** A kind of subject. */
export type ActKind = keyof Acts;
/** One act, as `request.answer`. */
export type Act = { [Kind in ActKind]: `${Kind}.${Acts[Kind][number]}` }[ActKind];

/** Every act, as `request.answer`. */
export const allActs: readonly Act[] = Object.entries(acts).flatMap(([kind, verbs]) =>
  verbs.map((verb) => `${kind}.${verb}` as Act),
);

const reading = [
  'request.read',
  'proposal.read',
  'comment.read',
  'document.read',
  'vote.read',
  'voucher.read',
  'draw.read',
] as const;
const editing = [...reading, 'document.edit', 'document.translate'] as const;

/**
 * The acts of each role. Nobody has an act by another way: a person who is to do more gets a second grant. The census and
 * the results of a vote have no role in common (`opposed`), and an administrator can do neither.
 */
export const roles = {
  reader: reading,
  translator: [...reading, 'document.translate'],
  editor: editing,
  publisher: [...editing, 'document.publish', 'document.withdraw', 'vote.prepare', 'voucher.prepare'],
  requestOfficer: [
    ...reading,
    'request.seeContact',
    'request.answer',
    'request.note',
    'request.assign',
    'request.publish',
    'request.merge',
    'request.enter',
    'request.correct',
    'request.erase',
    'request.export',
    'proposal.update',
    'payment.read',
  ],
  // Money is given back by a person who answers no requests: who decides that a fee is owed back does not send it.
  treasurer: [
    'payment.read',
    'payment.settle',
    'payment.refund',
    'voucher.read',
    'shop.settle',
    'shop.approve',
  ],
  moderator: [...reading, 'comment.moderate', 'proposal.validate', 'proposal.publish', 'request.publish'],
  deskOfficer: [
    ...reading,
    'counter.serve',
    'request.enter',
    'venue.serve',
    'registration.serve',
    'event.serve',
    'door.manage',
  ],
  pollingOfficer: ['vote.read', 'vote.readTurnout', 'desk.identify', 'desk.enterBallots'],
  voteSigner: ['vote.read', 'vote.readTurnout', 'vote.open', 'vote.extend', 'vote.close'],
  censusKeeper: ['vote.read', 'census.read', 'census.change'],
  analyst: ['vote.read', 'vote.readTurnout', 'vote.readResults', 'request.export'],
  // Money of the council is set aside by two people: who wrote the campaign is none of them alone.
  voucherSigner: ['voucher.read', 'voucher.open', 'voucher.pause', 'shop.approve'],
  shopClerk: ['voucher.read', 'shop.authorise', 'shop.settle'],
  // An activity is called off by two of them.
  registrar: ['registration.serve', 'registration.decide', 'registration.callOff'],
  // A draw is made by two people, who add the public value to what was sealed.
  drawSigner: ['draw.read', 'draw.sign'],
  // A session is called off by two of them.
  eventKeeper: ['event.serve', 'event.callOff', 'door.manage'],
  venueKeeper: ['venue.serve', 'venue.decide', 'door.manage'],
  administrator: [
    'document.read',
    'staff.read',
    'staff.invite',
    'staff.grant',
    'staff.endSessions',
    'settings.change',
    'steps.read',
  ],
} as const satisfies Record<string, readonly Act[]>;

/** One role of the office. */
export type Role = keyof typeof roles;
/** Every role. */
export const allRoles = Object.keys(roles) as readonly Role[];

/** Whether a role has an act. */
export const hasAct = (role: Role, act: Act): boolean => (roles[role] as readonly Act[]).includes(act);

/** Roles of a vote: two people give them (security, “With staff, paper and copies”). */
export const voteRoles: readonly Role[] = ['pollingOfficer', 'voteSigner', 'censusKeeper', 'analyst'];

/** Acts that one person must not have together in the same vote: who decides who votes, and who learns what was voted. */
const sides: readonly (readonly Act[])[] = [
  ['census.change'],
  ['vote.readResults', 'desk.enterBallots', 'desk.identify'],
];

const sideOf = (role: Role): number => sides.findIndex((side) => side.some((act) => hasAct(role, act)));

/** Whether two roles are on opposite sides of a vote: one changes its census, the other one learns its results. */
export function areOpposed(one: Role, other: Role): boolean {
  const [a, b] = [sideOf(one), sideOf(other)];
  return a !== -1 && b !== -1 && a !== b;
}

/** Whether an act is on one side of a vote, so that a person of the other side must wait with it. */
export const isSided = (act: Act): boolean => sides.some((side) => side.includes(act));
