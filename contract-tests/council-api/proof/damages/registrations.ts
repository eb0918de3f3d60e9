import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json } from '../damage.ts';

/** How a council could break the rules about registrations, draws, the intranet and phones. */
export const registrationDamages = {
  'ins-01': {
    tells: 'an activity that is listed twice',
    at: /\/registrations\/activities$/u,
    change: json(() => ({
      items: ['estiu', 'estiu'].map((id) => ({
        id,
        title: 'Estiu',
        summary: '',
        phase: 'open',
        mode: 'draw',
        opens: '2026-11-16T00:00:00.000Z',
        closes: '2026-12-12T00:00:00.000Z',
        starts: '2027-07-01T00:00:00.000Z',
        ends: '2027-07-31T00:00:00.000Z',
      })),
      itemsCount: 2,
    })),
    finds: 'unwanted',
  },
  'ins-02': {
    tells: 'who is admitted to what is not there',
    at: /\/activities\/no-such-activity\/list/u,
    change: instead(200, { provisional: null, final: null, items: [] }),
    finds: 'status',
  },
  'ins-03': {
    tells: 'names of applicants for everybody',
    at: /\/staff\/registrations\/activities/u,
    change: instead(200, { items: [] }),
    finds: 'status',
  },
  'ins-04': {
    tells: 'an activity that is not there',
    at: /\/activities\/no-such-activity$/u,
    change: instead(200, { id: 'no-such-activity' }),
    finds: 'status',
  },
  'int-01': {
    tells: 'what is for staff, to everybody',
    at: /\/staff\/intranet$/u,
    change: instead(200, { news: [] }),
    finds: 'status',
  },
  'tel-01': {
    tells: 'the settings of a phone, to everybody',
    at: /\/phone$/u,
    change: instead(200, { subjects: [] }),
    finds: 'status',
  },
  'ins-05': {
    tells: 'everybody calling activities off',
    at: /\/call-off$/u,
    change: instead(200, { isCalledOff: false, applications: 0, waits: 0 }),
    finds: 'status',
  },
  'sor-01': {
    tells: 'a draw that is not there',
    at: /\/draws\/no-such-activity$/u,
    change: instead(200, { activity: 'no-such-activity' }),
    finds: 'status',
  },
  'sor-02': {
    tells: 'the record of what was not drawn',
    at: /\/draws\/no-such-activity\/record$/u,
    change: instead(200, { format: 'concejo-draw-1' }),
    finds: 'status',
  },
  'sor-03': {
    tells: 'how far draws are, for everybody',
    at: /\/staff\/draws$/u,
    change: instead(200, { items: [] }),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
