import type { FieldPath } from '#domain/documents/fields.ts';
import type { BuiltChoice } from '#domain/forms/builder/built-kind.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Hotkey } from '../../parts/hotkey.tsx';
import { PickMenu } from '../../parts/pick-menu.tsx';
import styles from './builder.module.css';
import { useEntries } from './use-entries.ts';

interface AddMenuProps {
  readonly id: string;
  readonly root: FieldPath;
  readonly choices: readonly BuiltChoice[];
  readonly words: string;
  readonly hotkey?: string;
}

/** A kind of field, and what it is good for. */
function ChoiceWords({ choice }: { readonly choice: BuiltChoice }) {
  const { t } = useSpeech();
  return (
    <span className={styles.choice}>
      <b>{t(`office-mailbox:kind.${choice}`)}</b> <small>{t(`office-mailbox:about.${choice}`)}</small>
    </span>
  );
}

/** The kinds of fields, of which one is added. */
export function AddMenu({ id, root, choices, words, hotkey }: AddMenuProps) {
  const { add } = useEntries();
  return (
    <div className={styles.add}>
      <PickMenu
        id={id}
        label={words}
        value=""
        shown={
          <span className={styles.addWords} aria-hidden="true">
            <Icon name="plus" /> {words} <Hotkey keyName={hotkey} />
          </span>
        }
        options={choices.map((value) => ({ value, text: <ChoiceWords choice={value} /> }))}
        pick={(choice) => add(root, choice as BuiltChoice)}
      />
    </div>
  );
}
