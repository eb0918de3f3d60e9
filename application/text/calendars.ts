import type { Language } from '#domain/shared/localized-text.ts';

/*
 * Dates are written by us in every language: browsers have no Basque, and write Valencian only by luck. A calendar
 * gives the phrases; application/text/dates.ts chooses among them.
 */

/** A day taken apart: month 1–12, weekday 0 (Monday) – 6. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

/** How one language writes days. Ranges come as whole phrases, because articles and cases differ. */
export interface CalendarWords {
  readonly long: (d: DayParts) => string;
  readonly withoutYear: (d: DayParts) => string;
  readonly withWeekday: (d: DayParts) => string;
  readonly weekday: (d: DayParts) => string;
  readonly short: (d: DayParts) => string;
  readonly sameMonth: (from: DayParts, to: DayParts) => string;
  readonly sameYear: (from: DayParts, to: DayParts) => string;
  readonly apart: (from: DayParts, to: DayParts) => string;
}

const pick = (words: string) => {
  const list = words.split(' ');
  return (index: number) => String(list[index]);
};

const spanishMonth = pick(
  '_ enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);
const spanishWeekday = pick('lunes martes miércoles jueves viernes sábado domingo');
const spanishShort = pick('_ ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.');
const es: CalendarWords = {
  long: (d) => `${d.day} de ${spanishMonth(d.month)} de ${d.year}`,
  withoutYear: (d) => `${d.day} de ${spanishMonth(d.month)}`,
  withWeekday: (d) => `${spanishWeekday(d.weekday)} ${es.withoutYear(d)}`,
  weekday: (d) => spanishWeekday(d.weekday),
  short: (d) => `${d.day} ${spanishShort(d.month)}`,
  sameMonth: (a, b) => `Del ${a.day} al ${es.long(b)}`,
  sameYear: (a, b) => `Del ${es.withoutYear(a)} al ${es.long(b)}`,
  apart: (a, b) => `Del ${es.long(a)} al ${es.long(b)}`,
};

const catalanMonth = pick(
  '_ gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
);
const catalanWeekday = pick('dilluns dimarts dimecres dijous divendres dissabte diumenge');
const catalanShort = pick('_ gen. febr. març abr. maig juny jul. ag. set. oct. nov. des.');
/** «d’abril», «d’agost», «d’octubre»; «de maig». */
const ofMonth = (month: number) =>
  /^[aeiou]/u.test(catalanMonth(month)) ? `d’${catalanMonth(month)}` : `de ${catalanMonth(month)}`;
/** The article is elided before 1 (u) and 11 (onze): «de l’1», «a l’11». */
const elided = (day: number) => day === 1 || day === 11;
const ca: CalendarWords = {
  long: (d) => `${d.day} ${ofMonth(d.month)} de ${d.year}`,
  withoutYear: (d) => `${d.day} ${ofMonth(d.month)}`,
  withWeekday: (d) => `${catalanWeekday(d.weekday)} ${ca.withoutYear(d)}`,
  weekday: (d) => catalanWeekday(d.weekday),
  short: (d) => `${d.day} ${catalanShort(d.month)}`,
  sameMonth: (a, b) => `${from(a.day)}${a.day} ${to(b.day)}${ca.long(b)}`,
  sameYear: (a, b) => `${from(a.day)}${ca.withoutYear(a)} ${to(b.day)}${ca.long(b)}`,
  apart: (a, b) => `${from(a.day)}${ca.long(a)} ${to(b.day)}${ca.long(b)}`,
};
const from = (day: number) => (elided(day) ? 'De l’' : 'Del ');
const to = (day: number) => (elided(day) ? 'a l’' : 'al ');

const englishMonth = pick(
  '_ January February March April May June July August September October November December',
);
const englishWeekday = pick('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
const en: CalendarWords = {
  long: (d) => `${d.day} ${englishMonth(d.month)} ${d.year}`,
  withoutYear: (d) => `${d.day} ${englishMonth(d.month)}`,
  withWeekday: (d) => `${englishWeekday(d.weekday)} ${en.withoutYear(d)}`,
  weekday: (d) => englishWeekday(d.weekday),
  short: (d) => `${d.day} ${englishMonth(d.month).slice(0, 3)}`,
  sameMonth: (a, b) => `${a.day} to ${en.long(b)}`,
  sameYear: (a, b) => `${en.withoutYear(a)} to ${en.long(b)}`,
  apart: (a, b) => `${en.long(a)} to ${en.long(b)}`,
};

const basqueMonth = pick(
  '_ urtarrilaren otsailaren martxoaren apirilaren maiatzaren ekainaren uztailaren abuztuaren irailaren urriaren azaroaren abenduaren',
);
const basqueWeekday = pick('astelehena asteartea asteazkena osteguna ostirala larunbata igandea');
const basqueShort = pick('_ urt. ots. mar. api. mai. eka. uzt. abu. ira. urr. aza. abe.');
/** Numbers that end in a consonant when spoken (bat, bost, hamar, hamabost) take a linking e. */
const link = (number: number) => ([1, 5, 10, 15].includes(number % 20) ? 'e' : '');
/** «27a», but «11»: hamaika ends in a already. */
const absolutive = (day: number) => (day % 20 === 11 ? `${day}` : `${day}a`);
const yearOf = (d: DayParts) => `${d.year}${link(d.year)}ko`;
const since = (d: DayParts) => `${basqueMonth(d.month)} ${d.day}${link(d.day)}tik`;
const until = (d: DayParts) => `${d.day}${link(d.day)}ra`;
const eu: CalendarWords = {
  long: (d) => `${yearOf(d)} ${eu.withoutYear(d)}`,
  withoutYear: (d) => `${basqueMonth(d.month)} ${absolutive(d.day)}`,
  withWeekday: (d) => `${eu.withoutYear(d)}, ${basqueWeekday(d.weekday)}`,
  weekday: (d) => basqueWeekday(d.weekday),
  short: (d) => `${basqueShort(d.month)} ${d.day}`,
  sameMonth: (a, b) => `${yearOf(b)} ${since(a)} ${until(b)}`,
  sameYear: (a, b) => `${yearOf(b)} ${since(a)} ${basqueMonth(b.month)} ${until(b)}`,
  apart: (a, b) => `${yearOf(a)} ${since(a)} ${yearOf(b)} ${basqueMonth(b.month)} ${until(b)}`,
};

/** Valencian and Catalan write dates alike. */
export const calendars: Readonly<Record<Language, CalendarWords>> = { es, va: ca, ca, en, eu };
