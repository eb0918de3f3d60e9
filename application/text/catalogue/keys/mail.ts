import booking from '../es/mail/booking.json' with { type: 'json' };
import code from '../es/mail/code.json' with { type: 'json' };
import comment from '../es/mail/comment.json' with { type: 'json' };
import follow from '../es/mail/follow.json' with { type: 'json' };
import intranet from '../es/mail/intranet.json' with { type: 'json' };
import invitation from '../es/mail/invitation.json' with { type: 'json' };
import push from '../es/mail/push.json' with { type: 'json' };
import refund from '../es/mail/refund.json' with { type: 'json' };
import registration from '../es/mail/registration.json' with { type: 'json' };
import request from '../es/mail/request.json' with { type: 'json' };
import shop from '../es/mail/shop.json' with { type: 'json' };
import tickets from '../es/mail/tickets.json' with { type: 'json' };
import voucherDraw from '../es/mail/voucher-draw.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What mails say, in Spanish. Programs read the files; this is for the types. */
export const mail = {
  ...booking,
  ...code,
  ...comment,
  ...follow,
  ...intranet,
  ...invitation,
  ...push,
  ...refund,
  ...registration,
  ...request,
  ...shop,
  ...tickets,
  ...voucherDraw,
};

export type MailKey = KeyOf<typeof mail>;
