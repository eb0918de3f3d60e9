import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import styles from '../shop.module.css';

interface PictureFieldProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly take: string;
  /** What is said once the picture is stored; null as long as it is not. */
  readonly there: string | null;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly busyWords: string;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}

/** A picture by the camera of the device, or from its gallery. */
export function PictureField(props: PictureFieldProps) {
  const { id, title, hint, take, there, error, isBusy, busyWords, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const own = useId();
  return (
    <section className={styles.proof} aria-labelledby={own}>
      <h2 id={own}>{title}</h2>
      <p className="note" id={`${id}-hint`}>
        {hint}
      </p>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <div role="status">
        {there !== null && !isBusy && (
          <p className={styles.there}>
            <Icon name="check" />
            <span>{there}</span>
          </p>
        )}
        {isBusy && <p>{busyWords}</p>}
      </div>
      {children}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-picture={id}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        id={id}
        look="outline"
        icon="photo"
        busy={isBusy}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {take}
      </Button>
    </section>
  );
}
