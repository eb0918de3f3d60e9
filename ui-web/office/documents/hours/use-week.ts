import { useState } from 'react';
import { venueDocuments } from '#domain/documents/document-parts.ts';
import { type WeekRule, withHoursOf, withHoursOn } from '#domain/free-times/week/week-hours.ts';
import type { DayHours } from '#domain/free-times/opening.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { mayWrite, useForm } from '../form/form-place.ts';
import type { ListPart } from '../form/form-tree.ts';
import {
  isSameWhen,
  type RuleGroup,
  type RuleWhen,
  weeksIn,
  withoutHours,
  writtenGroup,
  writtenWeeks,
} from './written-rules.ts';

/** What is done with the hours of a document. */
export interface WeekActs {
  readonly isReadOnly: boolean;
  readonly change: (group: RuleGroup, day: Weekday, hours: readonly DayHours[]) => void;
  readonly copy: (group: RuleGroup, from: Weekday, to: readonly Weekday[]) => void;
  readonly setWhen: (group: RuleGroup, when: RuleWhen) => void;
  /** Begins a week that holds at other times. */
  readonly begin: (when: RuleWhen) => void;
  readonly takeOut: () => void;
}

/** The hours of a list as weeks. A week without hours is only on the screen until it gets some. */
export function useWeek({ path }: ListPart) {
  const { document, write, newKey } = useForm();
  const { shown, collection } = document;
  const [begun, setBegun] = useState<readonly RuleWhen[]>([]);
  const { groups, undrawn } = weeksIn(shown, path, collection === venueDocuments);
  const isWritten = (when: RuleWhen) => groups.some((group) => isSameWhen(group.when, when));
  const empty = begun.filter((when) => !isWritten(when)).map((when): RuleGroup => ({ when, rules: [] }));
  const all = [...groups, ...empty];
  const stay = (when: RuleWhen) =>
    setBegun((before) => [...before.filter((one) => !isSameWhen(one, when)), when]);
  const put = (group: RuleGroup, after: readonly WeekRule[]) => {
    if (after.length === 0) stay(group.when);
    const written = writtenGroup(shown, path, group, after);
    if (written.length > 0) write(written);
  };
  const acts: WeekActs = {
    isReadOnly: !mayWrite(document, null),
    change: (group, day, hours) => put(group, withHoursOn(group.rules, day, hours, newKey)),
    copy: (group, from, to) => put(group, withHoursOf(group.rules, from, to, newKey)),
    setWhen: (group, when) => {
      if (group.rules.length === 0)
        setBegun((before) => before.map((one) => (isSameWhen(one, group.when) ? when : one)));
      write(writtenWeeks(path, group, when));
    },
    begin: stay,
    takeOut: () => {
      setBegun([]);
      write(withoutHours(shown, path));
    },
  };
  return { groups: all.length > 0 ? all : [{ when: {}, rules: [] }], undrawn, acts };
}
