import * as t from 'io-ts';
import type { AppointmentOffice, OfficeDesk } from '#domain/appointments/appointment-office.ts';
import type { ReleaseTurn } from '#domain/appointments/releases.ts';
import { cellMinutes } from '#domain/free-times/cell-day.ts';
import { openingFaults } from '#domain/free-times/opening-faults.ts';
import type { OpeningHours } from '#domain/free-times/opening.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode, localizedText, orNull } from '../decode.ts';
import { clockMinutes, exceptionsWire, opensWire, readOpening } from './opening-draft.ts';

const deskDraft = t.intersection([
  t.type({ code: t.string }),
  t.partial({
    title: orNull(localizedText),
    services: orNull(t.array(t.string)),
    opening: orNull(opensWire),
    staffOpening: orNull(opensWire),
  }),
]);

const releaseDraft = t.intersection([
  t.type({ daysBefore: t.number, releasedAt: t.string, parts: t.number }),
  t.partial({ withinMinutes: orNull(t.number) }),
]);

/** An office with its desks, as it is set up. */
export const officeDraftWire = t.intersection([
  t.type({ title: localizedText, opening: opensWire, desks: t.array(deskDraft) }),
  t.partial({
    address: orNull(localizedText),
    coordinates: orNull(t.partial({ lat: orNull(t.number), lng: orNull(t.number) })),
    exceptions: orNull(exceptionsWire),
    onHolidays: orNull(t.boolean),
    startEvery: orNull(t.number),
    pauseMinutes: orNull(t.number),
    noticeMinutes: orNull(t.number),
    releases: orNull(t.array(releaseDraft)),
  }),
]);
type OfficeDraft = t.TypeOf<typeof officeDraftWire>;

/** An office that says nothing else releases all its times four weeks before. */
const usualReleases: readonly ReleaseTurn[] = [{ daysBefore: 28, minute: 0, within: 0, parts: 1 }];
const [usualStep, usualNotice] = [10, 60];

const turnOf = ({
  daysBefore,
  releasedAt,
  withinMinutes,
  parts,
}: t.TypeOf<typeof releaseDraft>): ReleaseTurn => ({
  daysBefore,
  minute: clockMinutes(releasedAt),
  within: withinMinutes ?? 0,
  parts,
});

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
const isCells = (minutes: number, least: number): boolean =>
  isCount(minutes, least, 1440) && minutes % cellMinutes === 0;

const isTurn = ({ daysBefore, minute, within, parts }: ReleaseTurn): boolean =>
  isCount(minute, 0, 1440) &&
  isCount(daysBefore, 0, 366) &&
  isCount(within, 0, 1440) &&
  isCount(parts, 1, 12);

/** A desk has a name of its own in its office, which is part of the names of its cells. */
const haveNames = (desks: readonly OfficeDesk[]): boolean =>
  new Set(desks.map(({ id }) => id)).size === desks.length &&
  desks.every(({ id }) => /^[^/\s]{1,40}$/u.test(id));

const isOpening = (hours: OpeningHours | null): boolean =>
  hours === null || openingFaults(hours).length === 0;

/** The members of an office by which no appointment could be given. */
export function wrongMembers({
  desks,
  hours,
  step,
  pause,
  notice,
  releases,
}: AppointmentOffice): readonly (keyof OfficeDraft)[] {
  const found: Partial<Record<keyof OfficeDraft, boolean>> = {
    opening: isOpening({ ...hours, exceptions: [] }),
    exceptions: isOpening({ ...hours, rules: [] }),
    desks: haveNames(desks) && desks.every((desk) => isOpening(desk.hours) && isOpening(desk.staffHours)),
    startEvery: isCells(step, cellMinutes),
    pauseMinutes: isCells(pause, 0),
    noticeMinutes: isCount(notice, 0, 366 * 1440),
    releases: releases.length > 0 && releases.every(isTurn),
  };
  return (Object.keys(found) as (keyof OfficeDraft)[]).filter((name) => found[name] === false);
}

function officeOf(id: string, draft: OfficeDraft): AppointmentOffice {
  const [exceptions, onHolidays] = [draft.exceptions ?? [], draft.onHolidays ?? false];
  const opening = (rules: t.TypeOf<typeof opensWire> | null | undefined): OpeningHours | null =>
    readOpening(rules, exceptions, onHolidays);
  const { lat, lng } = draft.coordinates ?? {};
  return {
    id,
    title: draft.title,
    address: draft.address ?? '',
    place: typeof lat !== 'number' || typeof lng !== 'number' ? null : { lat, lng },
    hours: opening(draft.opening) ?? { rules: [], exceptions: [], onHolidays },
    desks: draft.desks.map(
      (desk): OfficeDesk => ({
        id: desk.code,
        title: desk.title ?? desk.code,
        services: desk.services ?? null,
        hours: opening(desk.opening),
        staffHours: opening(desk.staffOpening),
      }),
    ),
    step: draft.startEvery ?? usualStep,
    pause: draft.pauseMinutes ?? 0,
    notice: draft.noticeMinutes ?? usualNotice,
    releases: draft.releases?.map(turnOf) ?? usualReleases,
  };
}

/** The office as a document describes it, right or wrong; null if it is none. */
export function draftedOffice(id: string, raw: unknown): AppointmentOffice | null {
  const read = decode(officeDraftWire, raw);
  return isLeft(read) ? null : officeOf(id, read.right);
}

/** The office that a document describes; null if no appointment can be given as it says. */
export function readOffice(id: string, raw: unknown): AppointmentOffice | null {
  const office = /^[^/.\s]{1,60}$/u.test(id) ? draftedOffice(id, raw) : null;
  return office !== null && wrongMembers(office).length === 0 ? office : null;
}
