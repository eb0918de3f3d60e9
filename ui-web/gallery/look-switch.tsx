import { useState } from 'react';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { applyLook, type GalleryLook, lookAddress } from './look.ts';

const colours = [
  { value: '#0a6f6a', title: 'Teal' },
  { value: '#7a1f3d', title: 'Wine' },
];
const themes = [
  { value: 'auto', title: 'As the device' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
];

/** Theme and colour of the town, applied to the whole gallery at once. */
export function LookSwitch({ first }: { readonly first: GalleryLook }) {
  const [look, setLook] = useState(first);
  const change = (part: Partial<GalleryLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    applyLook(next);
    window.history.replaceState(null, '', lookAddress(next));
  };
  return (
    <div className="three-columns">
      <ChoiceGroup
        compact
        kind="radio"
        name="gallery-theme"
        legend="Theme"
        options={themes}
        selected={[look.theme]}
        onChange={([theme]) => change({ theme: theme === 'light' || theme === 'dark' ? theme : 'auto' })}
      />
      <ChoiceGroup
        compact
        kind="radio"
        name="gallery-colour"
        legend="Colour of the town"
        options={colours}
        selected={[look.colour]}
        onChange={([colour]) => change({ colour: colour ?? look.colour })}
      />
      <TextField
        type="color"
        label="Any colour"
        width="6em"
        value={/^#[0-9a-f]{6}$/iu.test(look.colour) ? look.colour : '#0a6f6a'}
        onChange={(colour) => change({ colour })}
      />
    </div>
  );
}
