import { readColour } from '#domain/appearance/realm-colour.ts';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { offeredColours, usualColour } from '../colours.ts';
import { ColourPreview } from '../colour-preview.tsx';
import { ColourReading } from '../colour-reading.tsx';
import { useTyped } from '../kept/step-keeping.ts';
import styles from '../colour.module.css';
import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { type OpenDraft, textAt } from '../use-draft.ts';
import { WithDraft } from '../with-draft.tsx';

/** The colour of the town, with its contrast in words. */
export const ColourStep = (props: StepProps) => (
  <WithDraft of={firstRefs.settings}>{(draft) => <ColourForm {...props} draft={draft} />}</WithDraft>
);

function ColourForm({ town, goOn, draft }: StepProps & { readonly draft: OpenDraft }) {
  const { t } = useSpeech();
  const [{ colour }, type] = useTyped<{ readonly colour: string }>(() => ({
    colour: readColour(textAt(draft.fields, 'primaryColor') || usualColour),
  }));
  const save = () => draft.save(new Map([['primaryColor', colour]]));
  return (
    <StepForm save={save} goOn={goOn}>
      <fieldset className={styles.colours}>
        <legend>{t('office-setup:steps.colour.choose')}</legend>
        {offeredColours.map((one) => (
          <label key={one.name}>
            <input
              type="radio"
              name="colour"
              checked={colour === one.colour}
              onChange={() => type({ colour: one.colour })}
            />
            <span className={styles.swatch} style={{ background: one.colour }} />
            {t(`office-setup:steps.colour.names.${one.name}`)}
          </label>
        ))}
        <label>
          <input
            type="color"
            className={styles.ownColour}
            value={colour}
            onChange={(event) => type({ colour: readColour(event.target.value) })}
          />
          {t('office-setup:steps.colour.own')}
        </label>
      </fieldset>
      <ColourReading colour={colour} />
      <ColourPreview colour={colour} name={town.name} />
    </StepForm>
  );
}
