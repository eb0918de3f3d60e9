import { flushSync } from 'react-dom';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { OfficeIcon } from '../../../parts/office-icon.tsx';
import { useOfficeMoment } from '../../../parts/use-moment.ts';
import { useScreenKeys } from '../../../shell/keys.tsx';
import { goToField } from '../../editor/go-to-field.ts';
import type { OtherText } from '../../editor/unsent.ts';
import { useForm } from '../form-place.ts';
import styles from './conflict.module.css';
import { JoinedTexts } from './joined-texts.tsx';
import { useValueWords } from '../value-words.ts';
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

interface OneVersionProps {
  readonly title: string;
  readonly value: Json | undefined;
  readonly was: Json | undefined;
  readonly words: string;
  readonly hotkey: string | undefined;
  readonly keep: () => void;
}

/** One of the two texts, as it differs from what both began with. */
function OneVersion({ title, value, was, words, hotkey, keep }: OneVersionProps) {
  const { t } = useSpeech();
  const wordsOf = useValueWords();
  return (
    <div>
      <small>{title}</small>
      <p className={styles.quoted}>
        <WordsMarked was={wordsOf(was)} now={wordsOf(value)} />
        {wordsOf(value) === '' && <i>{t('office-documents:conflict.empty')}</i>}
      </p>
      <OfficeButton look="outline" hotkey={hotkey} onClick={keep}>
        {words}
      </OfficeButton>
    </div>
  );
}

/** Who the other one is, and that nothing is lost. */
function ConflictHead({ by }: Pick<OtherText, 'by'>) {
  const { t } = useSpeech();
  const words =
    by === null ? t('office-documents:conflict.published') : t('office-documents:conflict.both', { who: by });
  return (
    <p className={styles.conflictHead} role="status">
      <OfficeIcon name="people" />
      <span>
        <b>{words}</b> {t('office-documents:conflict.none')}
      </span>
    </p>
  );
}

/** What the person chooses between: each text as it differs from what both began with. */
export function ConflictBox({ path, mine, other, was, hasKeys }: ConflictBoxProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { choose } = useForm();
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
  return (
    <section className={styles.conflict} aria-label={t('office-documents:conflict.label')}>
      <ConflictHead by={by} />
      <div className={styles.versions}>
        <OneVersion
          title={t('office-documents:conflict.mine')}
          value={mine}
          was={was ?? theirs}
          words={t('office-documents:conflict.keepMine')}
          hotkey={hasKeys ? '1' : undefined}
          keep={() => settle(mine)}
        />
        <OneVersion
          title={at === null ? theirWords : `${theirWords}, ${moment(at)}`}
          value={theirs}
          was={was ?? mine}
          words={
            by === null
              ? t('office-documents:conflict.keepPublished')
              : t('office-documents:conflict.keepOf', { who: by })
          }
          hotkey={hasKeys ? '2' : undefined}
          keep={() => settle(theirs)}
        />
      </div>
      {typeof mine === 'string' && typeof theirs === 'string' && (
        <JoinedTexts mine={mine} theirs={theirs} keep={settle} />
      )}
    </section>
  );
}
