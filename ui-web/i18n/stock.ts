/**
 * The screens that load their own texts and not those of all later pages: the homes of front-ends, a form, a vote, and the pocket.
 * Each is named as its folder in `ui-web/screens`; `-parts` is what its late parts say, and `notices` what the notices above
 * any page say. The build reads all from the sources (.config/said-texts.ts).
 */
export const stocks = [
  'appointments',
  'appointments-parts',
  'associations',
  'associations-parts',
  'notices',
  'pocket',
  'registrations',
  'registrations-parts',
  'request',
  'reservations',
  'reservations-parts',
  'showcase',
  'showcase-parts',
  'subsidies',
  'survey',
  'survey-parts',
  'tickets',
  'tickets-parts',
  'transparency',
  'vouchers',
  'vouchers-parts',
] as const;

export type Stock = (typeof stocks)[number];
