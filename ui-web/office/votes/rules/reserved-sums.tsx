import { useId } from 'react';
import { memberPath } from '#domain/documents/fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { ValueInput } from '../../documents/form/value-input.tsx';
import shared from '../votes.module.css';
import { withinRule } from './part-fields.ts';
import type { RuleProjects } from './proposal-select.tsx';
import styles from './rules.module.css';

const amounts = 'rule/sums/amounts';

interface SumsProps {
  readonly written: JsonObject;
  readonly projects: RuleProjects;
}

type Kind = 'district' | 'category';

/** The reserved sums as they are written, and the places that may have one. */
function sumsIn({ written, projects }: SumsProps) {
  const sums = isJsonObject(written['sums']) ? written['sums'] : {};
  const by: Kind | null = sums['by'] === 'district' || sums['by'] === 'category' ? sums['by'] : null;
  const stored: JsonObject = isJsonObject(sums['amounts']) ? sums['amounts'] : {};
  const named = projects.flatMap((one) => (by === null ? [] : (one[by] ?? [])));
  return { by, stored, places: [...new Set([...named, ...Object.keys(stored)])] };
}

/** Sums that districts or categories have each: the rule spends no more than that there. */
export function ReservedSums(props: SumsProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const isReadOnly = !mayWrite(document, null);
  const { by, stored, places } = sumsIn(props);
  const put = (place: string, value: Json | undefined) =>
    write([
      { path: amounts, value: {} },
      { path: memberPath(amounts, place), value },
    ]);
  return (
    <fieldset className={styles.part} aria-describedby={`${id}-hint`}>
      <legend>{t('office-votes:parts.sums.title')}</legend>
      <p id={`${id}-hint`} className={shared.hint}>
        {t('office-votes:parts.sums.hint')}
      </p>
      <div className={shared.parameters}>
        <SumsBy by={by} />
        {places.map((place, n) => (
          <div key={place} className={shared.field}>
            <label htmlFor={`${id}-${n}`}>{place}</label>
            <ValueInput
              id={`${id}-${n}`}
              look="money"
              value={stored[place]}
              isReadOnly={isReadOnly}
              onChange={(value) => put(place, value)}
            />
          </div>
        ))}
      </div>
      {by !== null && places.length === 0 && <p>{t(`office-votes:parts.sums.nowhere.${by}`)}</p>}
    </fieldset>
  );
}

/** By what sums are reserved. Another answer clears the sums. */
function SumsBy({ by }: { readonly by: Kind | null }) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const { shown } = document;
  const choose = (next: string) => {
    const gone = [...shown.keys()].filter((path) => path.startsWith(`${amounts}/`));
    const isNone = next === '';
    write(
      withinRule(shown, [
        ...gone.map((path) => ({ path, value: undefined })),
        { path: 'rule/sums/by', value: isNone ? undefined : next },
        { path: amounts, value: isNone ? undefined : {} },
      ]),
    );
  };
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{t('office-votes:parts.sums.by')}</label>
      <select
        id={id}
        value={by ?? ''}
        disabled={!mayWrite(document, null)}
        onChange={({ target }) => choose(target.value)}
      >
        {(['none', 'district', 'category'] as const).map((one) => (
          <option key={one} value={one === 'none' ? '' : one}>
            {t(`office-votes:parts.sums.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
