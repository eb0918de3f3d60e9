import { useState } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeIcon } from '../../parts/office-icon.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useScreenKeys } from '../../shell/keys.tsx';
import type { OtherText } from '../editor/unsent.ts';
import { useForm } from './form-place.ts';
import styles from './form.module.css';

interface ConflictBoxProps {
  readonly path: FieldPath;
  readonly mine: Json | undefined;
  readonly other: OtherText;
  /** The first of those that are open has the keys. */
  readonly hasKeys: boolean;
}

const plain = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** A text with what differs from the other one: everything between the words that both begin and end with. */
function Differing({ text, from }: { readonly text: string; readonly from: string }) {
  const [mine, theirs] = [text.split(/(?<=\s)/u), from.split(/(?<=\s)/u)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const middle = mine.slice(start, mine.length - end).join('');
  return (
    <p className={styles.quoted}>
      {mine.slice(0, start).join('')}
      {middle !== '' && <mark>{middle}</mark>}
      {mine.slice(mine.length - end).join('')}
    </p>
  );
}

interface JoinedTextsProps {
  readonly mine: string;
  readonly theirs: string;
  readonly keep: (joined: string) => void;
}

/** Both texts in one box, to be made into one. */
function JoinedTexts({ mine, theirs, keep }: JoinedTextsProps) {
  const { t } = useSpeech();
  const [joined, setJoined] = useState<string | null>(null);
  return (
    <div className={styles.join}>
      {joined === null ? (
        <OfficeButton look="text" onClick={() => setJoined(`${mine}\n${theirs}`)}>
          {t('office-documents:conflict.join')}
        </OfficeButton>
      ) : (
        <>
          <textarea
            aria-label={t('office-documents:conflict.joined')}
            rows={4}
            value={joined}
            onChange={(event) => setJoined(event.target.value)}
          />
          <OfficeButton look="outline" onClick={() => keep(joined)}>
            {t('office-documents:conflict.useJoined')}
          </OfficeButton>
        </>
      )}
    </div>
  );
}

/** A field that two people changed: both texts, until one of them or both joined are chosen. */
export function ConflictBox({ path, mine, other, hasKeys }: ConflictBoxProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { choose } = useForm();
  const { theirs, by, at } = other;
  const keepMine = () => choose(path, theirs, mine);
  const keepTheirs = () => choose(path, theirs, theirs);
  useScreenKeys(
    hasKeys
      ? [
          { key: '1', words: t('office-documents:conflict.keyMine'), act: keepMine },
          { key: '2', words: t('office-documents:conflict.keyTheirs'), act: keepTheirs },
        ]
      : [],
  );
  return (
    <section className={styles.conflict} aria-label={t('office-documents:conflict.label')}>
      <p className={styles.conflictHead} role="status">
        <OfficeIcon name="people" />
        <span>
          <b>
            {by === null
              ? t('office-documents:conflict.published')
              : t('office-documents:conflict.both', { who: by })}
          </b>{' '}
          {t('office-documents:conflict.none')}
        </span>
      </p>
      <div className={styles.versions}>
        <div>
          <small>{t('office-documents:conflict.mine')}</small>
          <Differing text={plain(mine)} from={plain(theirs)} />
          <OfficeButton look="outline" hotkey={hasKeys ? '1' : undefined} onClick={keepMine}>
            {t('office-documents:conflict.keepMine')}
          </OfficeButton>
        </div>
        <div>
          <small>
            {by === null
              ? t('office-documents:conflict.theirsPublished')
              : t('office-documents:conflict.theirs', { who: by })}
            {at !== null && `, ${moment(at)}`}
          </small>
          <Differing text={plain(theirs)} from={plain(mine)} />
          <OfficeButton look="outline" hotkey={hasKeys ? '2' : undefined} onClick={keepTheirs}>
            {t('office-documents:conflict.keepTheirs')}
          </OfficeButton>
        </div>
      </div>
      {typeof mine === 'string' && typeof theirs === 'string' && (
        <JoinedTexts mine={mine} theirs={theirs} keep={(joined) => choose(path, theirs, joined)} />
      )}
    </section>
  );
}
