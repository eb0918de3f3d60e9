import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './captcha-field.module.css';

export interface CaptchaWords {
  /** "Escribe el resultado de la suma". */
  readonly label: string;
  readonly hint: string;
  readonly image: string;
  readonly another: string;
  /** Opens the question in words. */
  readonly inWords: string;
  readonly missing: string;
}

interface CaptchaFieldProps {
  readonly id: string;
  readonly words: CaptchaWords;
  /** Address of the picture (a data address) and the same question in words; null while there is none. */
  readonly asked: { readonly image: string; readonly question: string } | null;
  /** The question could not be loaded: says so, with another try. */
  readonly failed?: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onAnother: () => void;
}

/** A sum to work out, as a picture and in words. One of them is enough. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { id, words, asked, failed = false, value, error, onChange, onAnother } = props;
  return (
    <div className={styles.part}>
      {asked && <img src={asked.image} alt={words.image} width={200} height={72} />}
      <TextField
        id={id}
        label={words.label}
        hint={failed ? words.missing : words.hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        width="5em"
        value={value}
        onChange={onChange}
      />
      <p>
        <Button look="text" size="short" icon="repeat" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
      {asked && (
        <details className={styles.words}>
          <summary>{words.inWords}</summary>
          <p>{asked.question}</p>
        </details>
      )}
    </div>
  );
}
