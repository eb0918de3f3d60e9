import { type ComponentType, type PointerEvent, useRef, useState } from 'react';
import { languageTag } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { lettersBefore } from './pressed-place.ts';
import type { RichTextProps } from './rich-text.tsx';
import styles from './text.module.css';
import type { RichTextFieldProps } from './text-props.ts';

/**
 * The editor, which is no part of the office's first script: it comes when a text is edited. Null before; `failed` if it
 * could not be loaded.
 */
function useLateEditor() {
  const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    try {
      const { RichText } = await import('./rich-text.tsx');
      setEditor(() => RichText);
    } catch {
      setFailed(true);
    }
  };
  return { Editor, hasFailed, load };
}

/**
 * A field for a text with structure. It shows the text as the portal does until a person goes to it; then the editor is
 * loaded and takes the focus.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { id, label, isReadOnly } = props;
  const { t } = useSpeech();
  const { Editor, hasFailed, load } = useLateEditor();
  const [start, setStart] = useState<number | null>(null);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {Editor === null ? (
        <ReadText {...props} press={setStart} edit={isReadOnly === true ? undefined : load} />
      ) : (
        <Editor {...props} start={start} />
      )}
      {hasFailed && Editor === null && (
        <p role="status" className={styles.wrong}>
          {t('office-text:notLoaded')}
        </p>
      )}
    </div>
  );
}

interface ReadTextProps extends RichTextFieldProps {
  readonly press: (letters: number | null) => void;
  readonly edit: (() => Promise<void>) | undefined;
}

/** The text before its editor is there: a text box that is read, and is replaced once it has the focus. */
function ReadText({ id, value, language, describedBy, isReadOnly, press, edit }: ReadTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = ({ clientX, clientY }: PointerEvent) => {
    if (box.current) press(lettersBefore(box.current, clientX, clientY));
  };
  return (
    <div
      ref={box}
      id={id}
      className={classNames(styles.text, styles.read, isReadOnly && styles.fixed)}
      role="textbox"
      aria-multiline="true"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-readonly={isReadOnly}
      lang={languageTag(language)}
      tabIndex={0}
      onPointerDown={pressed}
      onFocus={edit}
    >
      <CouncilHtml of={value} />
    </div>
  );
}
