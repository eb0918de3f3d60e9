import { builtValueAt, writesOf } from '#domain/forms/builder/writes.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useForm } from '../../documents/form/form-place.ts';
import type { FormPart, GroupPart } from '../../documents/form/form-tree.ts';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/conditions.module.css';

interface SwitchedGroupProps {
  readonly part: GroupPart;
  /** What the group has once it is switched on. */
  readonly begins: Readonly<Record<string, string>>;
}

/** The gateways that a town may name. */
const gateways: readonly string[] = ['redsys', 'sandbox'];

const withChoices = (part: FormPart): FormPart =>
  part.kind === 'value' && part.field.name === 'gateway'
    ? { ...part, look: 'choice', field: { ...part.field, options: gateways } }
    : part;

/** A part of a mailbox that it has or not: a payment, notices to the council, Open311. */
export function SwitchedGroup({ part, begins }: SwitchedGroupProps) {
  const { t } = useSpeech();
  const { mayChange, write } = useBuilder();
  const { shown } = useForm().document;
  const { path, field } = part;
  const isOn = builtValueAt(shown, path) !== undefined && builtValueAt(shown, path) !== null;
  const words = t(`office-mailbox:switch.${field.name}`);
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={!mayChange}
          onChange={({ target: { checked } }) =>
            write(writesOf(shown, path, checked ? begins : undefined), checked ? undefined : words)
          }
        />
        {words}
      </label>
      {isOn && <FormParts parts={part.parts().map(withChoices)} />}
    </>
  );
}
