import { flushSync } from 'react-dom';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeIcon } from '../../parts/office-icon.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useScreenKeys } from '../../shell/keys.tsx';
import { goToField } from '../editor/go-to-field.ts';
import type { OtherText } from '../editor/unsent.ts';
import { useForm } from './form-place.ts';
import styles from './form.module.css';
import { JoinedTexts } from './joined-texts.tsx';
import { useValueWords } from './value-words.ts';
import { WordsMarked } from './words-marked.tsx';

interface ConflictBoxProps {
  readonly path: FieldPath;
  readonly mine: Json | undefined;
  readonly other: OtherText;
  /** What both began with; `undefined` if it is unknown. */
  readonly was: Json | undefined;
  /** The first of those that are open has the keys. */
  readonly hasKeys: boolean;
}

/** What the person chooses between: each text as it differs from what both began with. */
export function ConflictBox({ path, mine, other, was, hasKeys }: ConflictBoxProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { choose } = useForm();
  const wordsOf = useValueWords();
  const { theirs, by, at } = other;
  const settle = (value: Json | undefined) => {
    flushSync(() => choose(path, theirs, value));
    goToField(path);
  };
  useScreenKeys(
    hasKeys
      ? [
          { key: '1', words: t('office-documents:conflict.keyMine'), act: () => settle(mine) },
          { key: '2', words: t('office-documents:conflict.keyTheirs'), act: () => settle(theirs) },
        ]
      : [],
  );
  const theirWords =
    by === null
      ? t('office-documents:conflict.theirsPublished')
      : t('office-documents:conflict.theirs', { who: by });
  const version = (title: string, key: '1' | '2', value: Json | undefined, from: Json | undefined) => (
    <div>
      <small>{title}</small>
      <p className={styles.quoted}>
        <WordsMarked was={wordsOf(was === undefined ? from : was)} now={wordsOf(value)} />
        {wordsOf(value) === '' && <i>{t('office-documents:conflict.empty')}</i>}
      </p>
      <OfficeButton look="outline" hotkey={hasKeys ? key : undefined} onClick={() => settle(value)}>
        {key === '1'
          ? t('office-documents:conflict.keepMine')
          : by === null
            ? t('office-documents:conflict.keepPublished')
            : t('office-documents:conflict.keepOf', { who: by })}
      </OfficeButton>
    </div>
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
        {version(t('office-documents:conflict.mine'), '1', mine, theirs)}
        {version(at === null ? theirWords : `${theirWords}, ${moment(at)}`, '2', theirs, mine)}
      </div>
      {typeof mine === 'string' && typeof theirs === 'string' && (
        <JoinedTexts mine={mine} theirs={theirs} keep={settle} />
      )}
    </section>
  );
}
