import type { RequestMessage, RequestView } from '#adapters/wire/requests/sent-request.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import type { Attached } from '#domain/forms/entry.ts';
import { Files, type PictureOf } from '#ui-web/screens/request/answers/files.tsx';
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

/** The photos of a message that the council still has. */
const filesOf = ({ images }: RequestMessage, { sent }: RequestView): readonly Attached[] =>
  images.flatMap((id) => sent?.files.find((file) => file.id === id) ?? []);

interface RequestThreadProps {
  readonly request: RequestView;
  readonly pictureOf: PictureOf;
}

/** What the council and the sender wrote to each other, in its order. */
export function RequestThread({ request, pictureOf }: RequestThreadProps) {
  const speech = useSpeech();
  const moment = useMoment();
  if (request.threads.length === 0) return <p>{speech.t('request:mine.noMessages')}</p>;
  return (
    <PlainList className={styles.thread}>
      {request.threads.map((message, place) => {
        const photos = filesOf(message, request);
        const lost = message.images.length - photos.length;
        return (
          <li key={`${place} ${message.at}`} className={message.isSender ? styles.own : undefined}>
            <span className="note">
              <b>{writerOf(message, speech)}</b>, {moment(message.at)}
            </span>
            {message.text !== '' && <span className={styles.said}>{message.text}</span>}
            {photos.length > 0 && <Files files={photos} pictureOf={pictureOf} />}
            {lost > 0 && <span className="note">{speech.t('request:mine.photosGone', { count: lost })}</span>}
          </li>
        );
      })}
    </PlainList>
  );
}
