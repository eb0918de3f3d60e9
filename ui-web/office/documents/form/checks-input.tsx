import styles from './form.module.css';

interface ChecksInputProps {
  readonly name: string;
  readonly known: readonly { readonly id: string; readonly title: string }[];
  readonly value: readonly string[];
  readonly help: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** Some of several known values. One that is not known stays until it is taken out. */
export function ChecksInput({ name, known, value, help, isReadOnly, onChange }: ChecksInputProps) {
  const others = value.filter((one) => !known.some(({ id }) => id === one));
  const all = [...known, ...others.map((id) => ({ id, title: id }))];
  return (
    <fieldset className={styles.checks}>
      <legend>{name}</legend>
      {all.map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            disabled={isReadOnly}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
            }
          />
          {title}
        </label>
      ))}
      {help !== undefined && <small className={styles.hint}>{help}</small>}
    </fieldset>
  );
}
