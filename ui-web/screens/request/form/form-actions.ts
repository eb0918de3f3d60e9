import { enterSilently } from '#application/access/enter-silently.ts';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { Speech } from '#ui-web/speech.ts';
import { draftKeeping } from '../drafts/draft-keeping.ts';
import type { PreparedPhoto } from '../files/prepare-photo.ts';
import { uploads } from '../files/uploads.ts';
import { payer } from '../payment/payer.ts';
import { requestSender } from '../sending/sender.ts';
import type { FormDesk } from '../state.ts';
import { filling } from './filling.ts';
import { finder } from './finder.ts';
import { formParts } from './form-parts.ts';
import type { RequestKey } from './request-key.ts';

interface Given {
  readonly council: FormCouncil;
  readonly desk: FormDesk;
  readonly key: RequestKey;
  /** Null until the screen has set its language. */
  readonly speech: () => Speech | null;
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
}

/** Until the screen has set its language: the text unchanged. */
const plainText: Speech['said'] = (text) => ({ text: typeof text === 'string' ? text : '', lang: null });

/** Every action of an open form. */
export function formActions({ council, desk, key, speech, preparePhoto }: Given) {
  const { realm } = council;
  const { open, patch } = desk;
  const process = () => open()?.process ?? null;
  const enter = () => enterSilently(council)(realm);
  const isIn = async () => isRight(await enter());
  const drafts = draftKeeping({ ...desk, council, key: key.now, process });
  const { changed } = drafts;
  const fills = filling(desk, council.zone, changed);
  const files = uploads({ ...desk, council, preparePhoto, enter: isIn, changed });
  const askCaptcha = async () => {
    const form = open();
    const field = form && fieldsOf(form.mailbox).find(({ kind }) => kind === 'captcha');
    if (!field) return;
    patch({ captcha: { kind: 'asking' } });
    fills.write(field.name, { kind: 'captcha', id: '', answer: '' });
    const lang = speech()?.language ?? 'es';
    const asked = await council.call(askCaptchaCall, { realm, format: 'json', lang });
    patch({ captcha: isLeft(asked) ? { kind: 'failed' } : { kind: 'asked', question: asked.right } });
  };
  return {
    drafts,
    filling: fills,
    uploads: files,
    askCaptcha,
    askParts: formParts({ ...desk, council }),
    payer: payer({ ...desk, council, enter: isIn, changed }),
    finder: finder({ ...desk, council, filling: fills, said: () => speech()?.said ?? plainText }),
    sends: requestSender({
      ...desk,
      council,
      key: key.now,
      renewKey: key.renew,
      drafts,
      enter,
      askCaptcha,
      retryUploads: files.retryAll,
      lose: files.lose,
      process,
    }),
  };
}
