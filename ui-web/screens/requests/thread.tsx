import type { RequestMessage, RequestView } from '#adapters/wire/requests/sent-request.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './requests.module.css';
import { useMoment } from './use-moment.ts';

/** Who wrote a message, in words. */
export const writerOf = (
  { by, isSender }: Pick<RequestMessage, 'by' | 'isSender'>,
  { t }: Pick<ReturnType<typeof useSpeech>, 't'>,
): string => (isSender ? t('request:mine.you') : by);

/** The photos of a message by their names; those that the council no longer has are counted only. */
export function photosOf(
  { images }: RequestMessage,
  { sent }: RequestView,
  { t }: Pick<ReturnType<typeof useSpeech>, 't'>,
): string {
  const names = images.flatMap((id) => sent?.files.find((file) => file.id === id)?.name ?? []);
  return images.length === 0
    ? ''
    : t('request:mine.photos', { count: images.length, names: names.join(', ') });
}

/** What the council and the sender wrote to each other, in its order. */
export function RequestThread({ request }: { readonly request: RequestView }) {
  const speech = useSpeech();
  const moment = useMoment();
  if (request.threads.length === 0) return <p>{speech.t('request:mine.noMessages')}</p>;
  return (
    <PlainList className={styles.thread}>
      {request.threads.map((message, place) => {
        const photos = photosOf(message, request, speech);
        return (
          <li key={`${place} ${message.at}`} className={message.isSender ? styles.own : undefined}>
            <span className="note">
              <b>{writerOf(message, speech)}</b>, {moment(message.at)}
            </span>
            {message.text !== '' && <span className={styles.said}>{message.text}</span>}
            {photos !== '' && <span className="note">{photos}</span>}
          </li>
        );
      })}
    </PlainList>
  );
}
