import { useState } from 'react';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { dayAndClock } from '#ui-web/device/clock-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';

/** Which session and which door somebody scans at. */
export interface ChosenDoor {
  readonly session: string;
  readonly door: string;
}

interface ChooseDoorProps {
  readonly plan: PlannedEvent;
  readonly device: string;
  readonly chosen: ChosenDoor | null;
  readonly choose: (chosen: ChosenDoor) => void;
  readonly end: () => void;
}

/** The session that begins next, or the last one. */
function nextSession({ event: { sessions } }: PlannedEvent, now: number): string {
  const hour = 3_600_000;
  return (sessions.find(({ startsAt }) => startsAt + 4 * hour > now) ?? sessions.at(-1))?.id ?? '';
}

/** Chooses the session and the door. */
export function ChooseDoor({ plan, device, chosen, choose, end }: ChooseDoorProps) {
  const { t, said, language } = useSpeech();
  const { now, timeZone } = useDoorMeans();
  const [session, setSession] = useState(chosen?.session ?? nextSession(plan, now()));
  const [door, setDoor] = useState(chosen?.door ?? plan.doors[0]?.id ?? '');
  return (
    <div className={styles.start}>
      <h1>{said(plan.event.title).text}</h1>
      <p>{device}</p>
      <ChoiceGroup
        name="session"
        legend={t('door:choose.session')}
        kind="radio"
        options={plan.event.sessions.map(({ id, startsAt }) => ({
          value: id,
          title: dayAndClock(new Date(startsAt).toISOString(), timeZone, language),
        }))}
        selected={[session]}
        onChange={([one]) => setSession(one ?? session)}
      />
      <ChoiceGroup
        name="door"
        legend={t('door:choose.door')}
        kind="radio"
        options={plan.doors.map(({ id, name }) => ({ value: id, title: name }))}
        selected={[door]}
        onChange={([one]) => setDoor(one ?? door)}
      />
      <Button wide onClick={() => choose({ session, door })}>
        {t('door:choose.begin')}
      </Button>
      <Button wide look="outline" onClick={end}>
        {t('door:choose.end')}
      </Button>
    </div>
  );
}
