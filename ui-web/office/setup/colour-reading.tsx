import { useSpeech } from '#ui-web/speech.ts';
import { legibilityOf } from './colours.ts';

const enough = 4.5;

/** Rounded down: what is shown as enough is enough. */
const shown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

/** How well a colour can be read, in words. */
export function ColourReading({ colour }: { readonly colour: string }) {
  const { t, language } = useSpeech();
  const { asItIs, asUsed } = legibilityOf(colour);
  const said = (ratio: number) => (language === 'en' ? shown(ratio).replace(',', '.') : shown(ratio));
  return (
    <p aria-live="polite">
      {asItIs >= enough
        ? t('office-setup:steps.colour.reads', { ratio: said(asUsed) })
        : t('office-setup:steps.colour.darker', { ratio: said(asItIs), better: said(asUsed) })}
    </p>
  );
}
