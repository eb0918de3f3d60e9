import { act, fireEvent, render, screen } from '@testing-library/react';
import { enterPassCall } from '#adapters/wire/voting-desk/kiosk/enter-pass.ts';
import type { KioskSeen } from '#adapters/wire/voting-desk/kiosk/kiosk.ts';
import { leaveKioskCall } from '#adapters/wire/voting-desk/kiosk/leave-kiosk.ts';
import { readKioskCall } from '#adapters/wire/voting-desk/kiosk/read-kiosk.ts';
import { stayAtKioskCall } from '#adapters/wire/voting-desk/kiosk/stay-at-kiosk.ts';
import { voteAtKioskCall } from '#adapters/wire/voting-desk/kiosk/vote-at-kiosk.ts';
import { realmId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { KioskCouncil } from '#ui-web/composition/kiosk.ts';
import { answeringCalls, type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { kioskSpeaker } from '../i18n/kiosk-speech.ts';
import { kioskPresenter } from '../kiosk-presenter.ts';
import { KioskRoot } from '../kiosk-root.tsx';

const seen: KioskSeen = {
  name: 'Biblioteca',
  until: '2099-01-01T00:00:00.000Z',
  vote: 'main',
  title: { es: 'Los domingos' },
  surveys: ['main', 'second'],
};

/** What a vote of the kiosk was sent with. */
export interface SentVote {
  readonly voter: string;
  readonly survey: string;
  readonly answer: unknown;
  readonly code: readonly string[];
}

interface Given {
  readonly calls?: readonly StubbedCall[];
  readonly surveys: readonly Survey[];
  readonly contents?: KioskCouncil['contents']['processes'];
}

/** For tests: the page of a kiosk that has started, and what its council was sent. The test cleans up. */
export async function aKioskPage({ calls = [], surveys, contents }: Given) {
  const [sent, left, stayed]: [SentVote[], string[], string[]] = [[], [], []];
  let voters = 0;
  const usual = [
    stubCall(readKioskCall, async () => right(seen)),
    stubCall(enterPassCall, async () =>
      right({ voter: `voter-${(voters += 1)}`, until: new Date(Date.now() + 600_000).toISOString() }),
    ),
    stubCall(voteAtKioskCall, async ({ body }) => {
      sent.push(body);
      return right({ status: 'ok' as const });
    }),
    stubCall(leaveKioskCall, async ({ body: { voter } }) => {
      left.push(voter);
      return right({ status: 'ok' as const });
    }),
    stubCall(stayAtKioskCall, async ({ body: { voter } }) => {
      stayed.push(voter);
      return right({ until: new Date(Date.now() + 600_000).toISOString() });
    }),
  ];
  let bytes = 0;
  const council: KioskCouncil = {
    realm: realmId('vilanova'),
    call: answeringCalls([...usual, ...calls]),
    surveys: { surveys: async () => right(surveys.map((survey) => ({ survey, voteCount: null }))) },
    contents: { processes: contents ?? (async () => right({ items: [], total: 0 })) },
    clock: { now: () => Date.now() },
    zone: () => 'Europe/Madrid',
    randomBytes: (length) => new Uint8Array(length).fill((bytes += 1)),
  };
  const presenter = kioskPresenter(council);
  const speak = kioskSpeaker();
  const town = {
    realm: council.realm,
    name: { es: 'Vilanova' },
    defaultLanguage: 'es',
    timeZone: 'Europe/Madrid',
  } as const;
  const page = render(
    <KioskRoot town={town} clock={council.clock} presenter={presenter} speakIn={(one) => speak(one, 'es')} />,
  );
  await act(() => presenter.open());
  await act(async () => void (await speak('es', 'es')));
  return { sent, left, stayed, presenter, page };
}

/** Presses a button, and lets what follows happen. */
export const pressButton = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

export async function typeLetters(label: string, letters: string): Promise<void> {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: letters } });
  const form = field.closest('form');
  await act(async () => void (form && fireEvent.submit(form)));
}

/** Enters a pass and answers both questions, up to the review. */
export async function answerBoth(): Promise<void> {
  await typeLetters('Letras de tu pase', 'bcdf ghjk mprt');
  for (const answer of ['yes', 'no']) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: answer })));
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await pressButton('Siguiente');
  }
}

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
