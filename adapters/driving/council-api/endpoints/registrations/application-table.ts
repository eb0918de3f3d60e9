import { blank, count, dayCell, money, type ReportCell, term, text } from '#application/reports/report.ts';
import type { ActivityKey } from '#application/ports/server/registrations/proof-vault.ts';
import { openParty } from '#application/registrations/sealed-party.ts';
import type { Town } from '#domain/access/town.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import {
  type Application,
  hasLapsed,
  type SeenApplicationState,
} from '#domain/registrations/applicants/application.ts';
import { claimedPoints, confirmedPoints, segmentsOf } from '#domain/registrations/applicants/claims.ts';
import { isFeePaid } from '#domain/registrations/money/ended-fee.ts';
import { partState } from '#domain/registrations/money/fee-parts.ts';
import { lateParts, owesParts } from '#domain/registrations/money/late-parts.ts';
import { dayAt, type Instant, parseDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';
import { separatedTable } from '../desk/separated-table.ts';

const columns = [
  'code',
  'state',
  'came',
  'name',
  'identity',
  'born',
  'guardian',
  'guardianIdentity',
  'email',
  'phone',
  'wishes',
  'claimed',
  'segments',
  'points',
  'plan',
  'exemptions',
  'verdict',
  'reason',
  'position',
  'group',
  'segment',
  'fee',
  'paid',
  'parts',
  'due',
  'lateSince',
] as const;
type Column = (typeof columns)[number];

/** What a table of applications is made of. */
export interface TabledActivity {
  readonly town: Town;
  readonly activity: Activity;
  /** Null once it was erased: names are missing then. */
  readonly key: ActivityKey | null;
  readonly applications: readonly Application[];
  readonly now: Instant;
}

/** The state as the office says it: with what staff have decided, and with what the clock has ended. */
function stateOf(application: Application, now: Instant): SeenApplicationState {
  const { state, verdict } = application;
  if (hasLapsed(application, now)) return 'lapsed';
  if (state !== 'sent' || verdict === null) return state;
  return verdict.isAdmitted ? 'admitted' : 'excluded';
}

const yesOrNo = (isSo: boolean): ReportCell => term(isSo ? 'yes' : 'no');
const textOrBlank = (words: string): ReportCell => (words === '' ? blank : text(words));

function bornCell(written: string): ReportCell {
  const day = parseDay(written);
  return day === null ? textOrBlank(written) : dayCell(day);
}

type Named = readonly { readonly id: string; readonly title: LocalizedText }[];

/** The titles of ids, in the language of the town. */
const naming =
  ({ defaultLanguage }: Pick<Town, 'defaultLanguage'>) =>
  (list: Named, ids: readonly string[]): ReportCell => {
    const titles = ids.map((id) => {
      const found = list.find((one) => one.id === id);
      return found === undefined ? id : textFor(found.title, defaultLanguage, defaultLanguage).text;
    });
    return textOrBlank(titles.join(', '));
  };

function partyCells(
  vault: ServerParts['proofVault'],
  key: ActivityKey | null,
  application: Application,
): readonly ReportCell[] {
  const party = openParty(vault, key, application);
  if (party === null) return Array.from({ length: 7 }, () => blank);
  const { participant, guardian, email, phone } = party;
  return [
    text(participant.name),
    textOrBlank(participant.identity),
    bornCell(participant.birthDay),
    textOrBlank(guardian?.name ?? ''),
    textOrBlank(guardian?.identity ?? ''),
    textOrBlank(email),
    textOrBlank(phone),
  ];
}

function claimCells(activity: Activity, application: Application, named: ReturnType<typeof naming>) {
  const { wishes, segments, points, plan, verdict } = application;
  const isDecided = verdict !== null;
  return [
    named(activity.groups, wishes),
    named(activity.segments, segments),
    isDecided ? named(activity.segments, segmentsOf(activity, application)) : blank,
    count(isDecided ? confirmedPoints(activity, application) : claimedPoints(activity, points)),
    named(activity.plans, plan === null ? [] : [plan]),
    named(activity.exemptions, verdict?.exemptions ?? application.exemptions),
    isDecided ? yesOrNo(verdict.isAdmitted) : blank,
    textOrBlank(verdict?.reason ?? ''),
  ];
}

/** Of a fee in parts: how many are paid of how many, what is owed now, and since which day. */
function partCells(application: Application, now: Instant): readonly ReportCell[] {
  const { parts } = application;
  if (parts.length === 0) return [blank, blank, blank];
  const paid = parts.filter(({ payment }) => payment !== null).length;
  const owed = owesParts(application)
    ? parts.filter((part) => ['due', 'overdue'].includes(partState(part, now)))
    : [];
  const [first] = lateParts(application, now);
  const late = first?.due == null ? null : parseDay(first.due.day);
  return [
    text(`${paid}/${parts.length}`),
    owed.length === 0 ? blank : money(sumOfMoney(owed.map((part) => part.owed))),
    late === null ? blank : dayCell(late),
  ];
}

function rowsOf(
  { proofVault }: Pick<ServerParts, 'proofVault'>,
  { town, activity, key, applications, now }: TabledActivity,
): readonly (readonly ReportCell[])[] {
  const named = naming(town);
  return applications.map((application) => {
    const { code, at, drawn, place, fee } = application;
    return [
      text(code),
      term(stateOf(application, now)),
      dayCell(dayAt(at, town.timeZone)),
      ...partyCells(proofVault, key, application),
      ...claimCells(activity, application, named),
      drawn === null ? blank : count(drawn.position),
      named(activity.groups, place === null ? [] : [place.group]),
      named(activity.segments, place === null ? [] : [place.segment]),
      fee === 0 ? blank : money(cents(fee)),
      fee === 0 ? blank : yesOrNo(isFeePaid(application)),
      ...partCells(application, now),
    ];
  });
}

/** The applications of an activity as CSV. */
export const applicationTable = (...made: Parameters<typeof rowsOf>): string =>
  separatedTable(columns, rowsOf(...made));

/** The same as a workbook, in words of its reader. */
export async function applicationWorkbook(
  language: Language,
  ...[council, tabled]: Parameters<typeof rowsOf>
): Promise<Uint8Array> {
  const { town, activity, now } = tabled;
  const say = serverSayIn(language);
  const name = textFor(activity.title, language, town.defaultLanguage).text;
  // What writes workbooks is loaded with the first one.
  const { streamedWorkbook } = await import('#adapters/driven/render/xlsx/streamed/streamed-workbook.ts');
  return streamedWorkbook((key) => say(`applicationTable.${key as Column}`)).write({
    table: { key: 'title', columns, rows: rowsOf(council, tabled) },
    further: [],
    provenance: [
      ['activity', name],
      ['day', dayAt(now, town.timeZone)],
    ],
    subject: name,
  });
}
