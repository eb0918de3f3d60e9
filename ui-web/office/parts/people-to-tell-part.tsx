import { useState } from 'react';
import type { PeopleToTell, PersonToTell } from '#adapters/wire/office/person-to-tell.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { CallRows } from './call-rows.tsx';
import { ToldNotice } from './told-notice.tsx';
import { useAnswer } from './use-answer.ts';
import { useOfficeMoment } from './use-moment.ts';
import type { OneDeed } from './use-one-deed.ts';

interface PeopleToTellProps {
  /** The same function until what it asks for changes. */
  readonly ask: () => Promise<Either<object, PeopleToTell>>;
  readonly note: (person: string) => Promise<Either<object, PeopleToTell>>;
  readonly deed: OneDeed;
  /** The name of a group or a session. */
  readonly nameOf: (of: string) => string;
}

/**
 * Whom staff call because no mail reaches them: what they came for does not take place, or a place is set aside for them. Nothing if
 * that is nobody. Who was called stays in the list, with who did it and when.
 */
export function PeopleToTellPart({ ask, note, deed, nameOf }: PeopleToTellProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [answer, again] = useAnswer(ask);
  const [busy, setBusy] = useState<string | null>(null);
  if (answer === null || isLeft(answer)) return null;
  const { items, unreachable } = answer.right;
  if (items.length + unreachable === 0) return null;
  const called = async (person: string) => {
    setBusy(person);
    await deed.act(
      () => note(person),
      () => null,
    );
    setBusy(null);
    again();
  };
  const left = items.filter(({ called }) => called === null).length;
  const what = ({ word, of, until }: PersonToTell) =>
    [
      ...(of === null ? [] : [nameOf(of)]),
      t(`office:calls.${word}`, { until: until === null ? '' : moment(until) }),
    ].join(' · ');
  return (
    <CallRows
      id="people-to-tell"
      title={
        left === 0
          ? t('office:calls.nobodyLeft')
          : t('office:calls.title', { count: left, n: formatCount(left) })
      }
      rows={items.map((one) => ({
        person: one.person,
        name: one.name,
        phone: one.phone,
        what: what(one),
        more: '',
        called: one.called && t('office:calls.called', { who: one.called.by, at: moment(one.called.at) }),
      }))}
      busy={busy}
      note={(person) => void called(person)}
    >
      <ToldNotice told={deed.told} />
      <p className="note">{t('office:calls.why')}</p>
      {unreachable > 0 && (
        <p>{t('office:calls.unreachable', { count: unreachable, n: formatCount(unreachable) })}</p>
      )}
    </CallRows>
  );
}
