import { useId, useRef } from 'react';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { ValueInput } from '../../documents/form/value-input.tsx';
import { writtenValue } from '../../documents/form/value-props.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import shared from '../votes.module.css';
import { type PartList, partKeys, rowPath, withoutPartRow, withPartRow } from './part-fields.ts';
import { ProposalSelect, type RuleProjects } from './proposal-select.tsx';
import styles from './rules.module.css';

interface RowsProps {
  readonly list: PartList;
  readonly projects: RuleProjects;
}

/** Proposals that are taken out of the rule, or decided about outside it, a row each. */
export function PartRows({ list, projects }: RowsProps) {
  const { t } = useSpeech();
  const { document, write, newKey } = useForm();
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const { shown } = document;
  return (
    <fieldset className={styles.part} aria-describedby={`${id}-hint`}>
      <legend>{t(`office-votes:parts.${list}.title`)}</legend>
      <p id={`${id}-hint`} className={shared.hint}>
        {t(`office-votes:parts.${list}.hint`)}
      </p>
      {partKeys(shown, list).map((key, n) => (
        <PartRow
          key={key}
          {...{ list, projects, n }}
          rowKey={key}
          remove={() => {
            write(withoutPartRow(shown, list, key));
            add.current?.focus();
          }}
        />
      ))}
      {mayWrite(document, null) && (
        <OfficeButton ref={add} look="outline" onClick={() => write(withPartRow(shown, list, newKey()))}>
          <Icon name="plus" /> {t(`office-votes:parts.${list}.add`)}
        </OfficeButton>
      )}
    </fieldset>
  );
}

interface RowProps extends RowsProps {
  readonly n: number;
  readonly rowKey: string;
  readonly remove: () => void;
}

function PartRow({ list, projects, n, rowKey, remove }: RowProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const isReadOnly = !mayWrite(document, null);
  const valueOf = (name: string) => document.shown.get(rowPath(list, rowKey, name));
  const put = (name: string) => (value: string) =>
    write([{ path: rowPath(list, rowKey, name), value: value === '' ? undefined : value }]);
  const row = t('office-votes:parts.row', { list: t(`office-votes:parts.${list}.title`), n: n + 1 });
  return (
    <div role="group" aria-label={row} className={styles.partRow}>
      <div className={shared.field}>
        <label htmlFor={`${id}-proposal`}>{t('office-votes:parts.field.proposal')}</label>
        <ProposalSelect
          id={`${id}-proposal`}
          {...{ projects, isReadOnly }}
          value={writtenValue(valueOf('proposal'))}
          none={t('office-votes:parts.choose')}
          put={put('proposal')}
        />
      </div>
      {list === 'overrides' && (
        <div className={shared.field}>
          <label htmlFor={`${id}-outcome`}>{t('office-votes:parts.field.outcome')}</label>
          <select
            id={`${id}-outcome`}
            value={writtenValue(valueOf('outcome'))}
            disabled={isReadOnly}
            onChange={({ target }) => put('outcome')(target.value)}
          >
            {(['', 'funded', 'unfunded'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`office-votes:parts.outcome.${one === '' ? 'none' : one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {(list === 'overrides' ? (['who', 'why'] as const) : (['why'] as const)).map((name) => (
        <div key={name} className={shared.field}>
          <label htmlFor={`${id}-${name}`}>{t(`office-votes:parts.field.${name}`)}</label>
          <ValueInput
            id={`${id}-${name}`}
            look="line"
            value={valueOf(name)}
            isReadOnly={isReadOnly}
            onChange={(value) => put(name)(writtenValue(value))}
          />
        </div>
      ))}
      {!isReadOnly && (
        <OfficeButton look="text" aria-label={`${t('office-documents:remove')}: ${row}`} onClick={remove}>
          {t('office-documents:remove')}
        </OfficeButton>
      )}
    </div>
  );
}
