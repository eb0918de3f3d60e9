import { languageTag } from '#domain/shared/localized-text.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { CouncilReply, CallSettings } from './council-call.ts';

/** What watches an upload. */
interface Watch {
  readonly progress: (sent: number, all: number) => void;
  readonly stoppable: (stop: () => void) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends form data and reports its progress, which fetch cannot. Without a time-out: connections are slow and photos
 * are large (specification 1, section 7).
 */
export function sendFile(
  { baseUrl, language }: CallSettings,
  address: string,
  data: FormData,
  { progress, stoppable }: Watch,
): Promise<Either<{ readonly kind: 'unreachable' | 'stopped' }, CouncilReply>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}${address}`);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', languageTag(language()));
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total));
    request.addEventListener('load', () => {
      const text = request.responseText;
      resolve(right({ status: request.status, body: parsed(text), text }));
    });
    request.addEventListener('error', () => resolve(left({ kind: 'unreachable' })));
    request.addEventListener('abort', () => resolve(left({ kind: 'stopped' })));
    stoppable(() => request.abort());
    request.send(data);
  });
}
