import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { endOwnDoorCall, readOwnDoorCall } from '#adapters/wire/tickets/door/own-door.ts';
import { readPlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import { type Language, languages, languageTag, type LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import type { DoorSession, EventDoor } from '#domain/tickets/door/door-ticket.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { type Speech, SpeechContext, useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../office/parts/use-answer.ts';
import { ChooseDoor, type ChosenDoor } from './choose/choose-door.tsx';
import { keptChoice, noteChoice } from './choose/kept-choice.ts';
import { DoorContext, type DoorMeans, useDoorMeans } from './door-context.ts';
import styles from './door.module.css';
import { useDoorLine } from './here/use-door-line.ts';
import { Scanner } from './scan/scanner.tsx';
import { CodeForm } from './start/code-form.tsx';

interface DoorRootProps {
  readonly means: DoorMeans;
  readonly townName: LocalizedText;
  readonly firstSpeech: Speech;
  readonly speakIn: (language: Language) => Promise<Speech>;
}

/** The page of doors. */
export function DoorRoot({ means, townName, firstSpeech, speakIn }: DoorRootProps) {
  const [speech, setSpeech] = useState(firstSpeech);
  useEffect(() => {
    document.documentElement.lang = languageTag(speech.language);
    document.title = `${speech.t('door:title')} · ${speech.said(townName).text}`;
  }, [speech, townName]);
  return (
    <SpeechContext value={speech}>
      <DoorContext value={means}>
        <DoorDesk speak={(language) => void speakIn(language).then(setSpeech)} />
      </DoorContext>
    </SpeechContext>
  );
}

/** Who this device is: unknown, none, none any more, or the scanner of an event. */
type Presence =
  | { readonly kind: 'asking' | 'out' | 'ended' }
  | { readonly kind: 'in'; readonly plan: PlannedEvent; readonly device: string };

/** What the council says of this device, unless something has happened since; without a line, what it said last. */
function usePresence() {
  const { call, realm, store } = useDoorMeans();
  const [since, setPresence] = useState<Presence | null>(null);
  const ask = useCallback(async (): Promise<Presence> => {
    const own = await call(readOwnDoorCall, { realm });
    if (!isLeft(own)) return { kind: 'in', plan: readPlannedEvent(own.right), device: own.right.device };
    const prepared = own.left.kind === 'doorNotAuthorised' ? null : await store.prepared(realm);
    return prepared === null ? { kind: 'out' } : { kind: 'in', plan: prepared, device: prepared.device };
  }, [call, realm, store]);
  const [said] = useAnswer(ask);
  return { presence: since ?? said ?? ({ kind: 'asking' } as const), setPresence };
}

/** The start, the choice of a door, or the scanner. */
function DoorDesk({ speak }: { readonly speak: (language: Language) => void }) {
  const means = useDoorMeans();
  const { call, realm, store } = means;
  const { presence, setPresence } = usePresence();
  const [chosen, setChosen] = useState(() => keptChoice(means));
  const [isChoosing, setChoosing] = useState(chosen === null);
  const signedOut = useCallback(() => setPresence({ kind: 'ended' }), [setPresence]);
  if (presence.kind === 'asking') return null;
  if (presence.kind !== 'in')
    return (
      <StartFrame speak={speak}>
        <CodeForm
          isEnded={presence.kind === 'ended'}
          inside={(own) => {
            setChoosing(true);
            setPresence({ kind: 'in', plan: readPlannedEvent(own), device: own.device });
          }}
        />
      </StartFrame>
    );
  const { plan, device } = presence;
  const session = plan.event.sessions.find(({ id }) => id === chosen?.session);
  const door = plan.doors.find(({ id }) => id === chosen?.door);
  if (session !== undefined && door !== undefined && !isChoosing)
    return <DoorInUse door={door} session={session} signedOut={signedOut} leave={() => setChoosing(true)} />;
  const choose = (one: ChosenDoor) => {
    noteChoice(means, one);
    setChosen(one);
    setChoosing(false);
  };
  const end = async () => {
    await call(endOwnDoorCall, { realm });
    // Nobody scans without a line at a device that is out; scans that wait stay.
    await store.prepare(realm, null);
    setPresence({ kind: 'out' });
  };
  return (
    <StartFrame speak={speak}>
      <ChooseDoor plan={plan} device={device} chosen={chosen} choose={choose} end={() => void end()} />
    </StartFrame>
  );
}

interface DoorInUseProps {
  readonly door: EventDoor;
  readonly session: DoorSession;
  readonly signedOut: () => void;
  readonly leave: () => void;
}

/** A scanner at its door, with its line. */
function DoorInUse({ door, session, signedOut, leave }: DoorInUseProps) {
  const line = useDoorLine(useDoorMeans(), session, signedOut);
  return <Scanner door={door} session={session} line={line} leave={leave} />;
}

interface StartFrameProps {
  readonly speak: (language: Language) => void;
  readonly children: ReactNode;
}

/** What is around the screens before a door is in use: the choice of the language. */
function StartFrame({ speak, children }: StartFrameProps) {
  const { t, language } = useSpeech();
  return (
    <main className={styles.page}>
      <select
        aria-label={t('door:languages')}
        value={language}
        onChange={(event) => speak(event.target.value as Language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={languageTag(one)}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      {children}
    </main>
  );
}
