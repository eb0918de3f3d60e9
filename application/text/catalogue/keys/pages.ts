import accessibility from '../es/pages/accessibility.json' with { type: 'json' };
import ballot from '../es/pages/ballot.json' with { type: 'json' };
import applicationTable from '../es/pages/application-table.json' with { type: 'json' };
import beginning from '../es/pages/beginning.json' with { type: 'json' };
import calendar from '../es/pages/calendar.json' with { type: 'json' };
import card from '../es/pages/card.json' with { type: 'json' };
import letter from '../es/pages/letter.json' with { type: 'json' };
import payment from '../es/pages/payment.json' with { type: 'json' };
import rehearsal from '../es/pages/rehearsal.json' with { type: 'json' };
import receipt from '../es/pages/receipt.json' with { type: 'json' };
import resultNews from '../es/pages/result-news.json' with { type: 'json' };
import spokenSum from '../es/pages/spoken-sum.json' with { type: 'json' };
import notices from '../es/pages/notices.json' with { type: 'json' };
import openData from '../es/pages/open-data.json' with { type: 'json' };
import venueMonth from '../es/pages/venue-month.json' with { type: 'json' };
import type { KeyOf } from './key-of.ts';

/** What the pages say that the server makes itself, in Spanish. Programs read the files; this is for the types. */
export const pages = {
  ...accessibility,
  ...ballot,
  ...applicationTable,
  ...beginning,
  ...calendar,
  ...card,
  ...letter,
  ...payment,
  ...receipt,
  ...resultNews,
  ...rehearsal,
  ...spokenSum,
  ...notices,
  ...openData,
  ...venueMonth,
};

export type PagesKey = KeyOf<typeof pages>;
