import { use, useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { applyFontFactor, fontFactorKey, storedFontFactor } from '#ui-web/shell/start/font-factor.ts';

const sizes = [
  { value: '1', name: 'normal' },
  { value: '1.15', name: 'large' },
  { value: '1.3', name: 'larger' },
  { value: '1.5', name: 'largest' },
] as const;

/** If the browser refuses to store, the size lasts as long as the page. */
function storeFontFactor(factor: string): void {
  try {
    localStorage.setItem(fontFactorKey, factor);
  } catch {
    // The page uses the size all the same.
  }
}

/** How large the letters are. A choice is shown at once on the whole page, and stored on this device. */
export function ReadingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, later } = useSpeech();
  use(later());
  const [chosen, setChosen] = useState(() => String(storedFontFactor()));
  return (
    <DialogFrame
      open
      title={t('shell:reading')}
      lead={<p>{t('person:reading.lead')}</p>}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('request:close')}</Button>}
    >
      <ChoiceGroup
        kind="radio"
        name="font-factor"
        legend={t('shell:reading')}
        legendHidden
        compact
        options={sizes.map(({ value, name }) => ({ value, title: t(`person:reading.${name}`) }))}
        selected={[chosen]}
        onChange={([value = '1']) => {
          setChosen(value);
          storeFontFactor(value);
          applyFontFactor(Number(value));
        }}
      />
    </DialogFrame>
  );
}
