import { itemPath, keysOf, memberPath, orderPath } from '#domain/documents/fields.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, mayWrite, useForm } from '../../documents/form/form-place.ts';
import { ValueInput } from '../../documents/form/value-input.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import { MomentField } from '../../votes/builder/moment-field.tsx';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';

const list = 'waves';

interface WaveProps {
  readonly at: string;
  readonly last: string;
  readonly remove: () => void;
}

/** One wave: from when on, and how many vouchers. */
function WaveRow({ at, last, remove }: WaveProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const isReadOnly = !mayWrite(document, null);
  const moment = memberPath(at, 'at');
  return (
    <li>
      <div id={idOf(moment)}>
        <MomentField
          label={t('office-fields:name.at')}
          value={document.shown.get(moment)}
          isReadOnly={isReadOnly}
          onChange={(value) => write([{ path: moment, value }])}
        />
      </div>
      <WaveCount at={at} />
      {!isReadOnly && (
        <OfficeButton
          look="text"
          onClick={remove}
          aria-label={t('office-vouchers:waves.remove', { n: last })}
        >
          <Icon name="cross" />
        </OfficeButton>
      )}
    </li>
  );
}

/** How many vouchers a wave releases. */
function WaveCount({ at }: Pick<WaveProps, 'at'>) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const count = memberPath(at, 'vouchers');
  return (
    <div className={votes.field}>
      <label htmlFor={idOf(count)}>{t('office-fields:name.vouchers')}</label>
      <ValueInput
        id={idOf(count)}
        look="number"
        value={document.shown.get(count)}
        isReadOnly={!mayWrite(document, null)}
        onChange={(value) => write([{ path: count, value }])}
      />
    </div>
  );
}

/** The waves of the campaign, and how one comes and goes. */
function useWaves() {
  const { document, write, newKey } = useForm();
  const { shown } = document;
  const keys = keysOf(shown, list);
  const add = () => {
    const key = newKey();
    const at = shown.get('issueFrom');
    write([
      { path: memberPath(itemPath(list, key), 'at'), value: typeof at === 'string' ? at : '' },
      { path: orderPath(list), value: [...keys, key] },
    ]);
  };
  const remove = (key: string) => {
    const inside = `${itemPath(list, key)}/`;
    const order = keys.filter((one) => one !== key);
    write([
      ...[...shown.keys()]
        .filter((path) => path.startsWith(inside))
        .map((path) => ({ path, value: undefined })),
      { path: orderPath(list), value: order.length === 0 ? undefined : order },
    ]);
  };
  return { keys, add, remove, mayAdd: mayWrite(document, null) };
}

/** When vouchers are released, wave by wave; without waves, all at once. */
export function WaveRows() {
  const { t } = useSpeech();
  const { keys, add, remove, mayAdd } = useWaves();
  return (
    <fieldset className={styles.waves} id={idOf(list)} tabIndex={-1}>
      <legend>{t('office-fields:name.waves')}</legend>
      <p className={votes.hint}>{t('office-vouchers:waves.hint')}</p>
      <ol role="list">
        {keys.map((key, n) => (
          <WaveRow key={key} at={itemPath(list, key)} last={String(n + 1)} remove={() => remove(key)} />
        ))}
      </ol>
      {mayAdd && (
        <OfficeButton look="outline" onClick={add}>
          <Icon name="plus" /> {t('office-vouchers:waves.add')}
        </OfficeButton>
      )}
    </fieldset>
  );
}
