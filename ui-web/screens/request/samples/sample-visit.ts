import { mailboxId, type Mailbox } from '#domain/forms/mailbox.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { requestPresenter } from '../presenter.ts';
import { aField, aFormCouncil } from './sample-form.ts';
import type { OpenForm } from '../state.ts';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

/** For tests: a resident who fills in a form. Photos whose names begin with `broken` cannot be drawn. */
export async function aFormVisit(
  mailbox: Mailbox | null,
  answers: Parameters<typeof aFormCouncil>[1] = {},
  process: string | null = null,
) {
  const visit = aFormCouncil(mailbox, answers);
  const presenter = requestPresenter({
    council: visit.council,
    id: mailboxId('avisos'),
    process,
    hasLine: () => answers.hasLine !== false,
    preparePhoto: async (file) =>
      file.name.startsWith('broken') ? null : { file, thumbnail: 'data:image/jpeg;base64,' },
  });
  presenter.speakIn(speech);
  await presenter.load();
  const open = (): OpenForm => {
    const state = presenter.current();
    if (state.kind !== 'open') throw new Error(state.kind);
    return state;
  };
  /** Reviews and sends. */
  const sendAll = async () => {
    presenter.review();
    if (open().showing === 'review') await presenter.send();
  };
  return { ...visit, presenter, open, sendAll };
}

export const textField = aField('textarea', 'body', { title: 'Qué ha pasado', required: true });

/** For tests: the smallest file that is recognised as a photo. */
export const jpeg = (name: string, size = 20) =>
  new File([new Uint8Array(size).fill(0x20).map((byte, at) => [0xff, 0xd8, 0xff][at] ?? byte)], name);
