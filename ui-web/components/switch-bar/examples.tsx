import type { Examples } from '#ui-web/gallery/example.ts';
import { SwitchBar } from './switch-bar.tsx';

const years = ['Todos', '2019', '2020', '2021', '2022', '2023', '2024', '2025'];

export const examples: Examples = {
  'Two views': () => (
    <SwitchBar
      label="Vista"
      look="joined"
      items={[
        { href: '#a', text: 'Concesiones Por convocatoria', current: false },
        { href: '#b', text: 'Concesiones', current: true },
      ]}
    />
  ),
  Years: () => (
    <SwitchBar
      label="Año"
      look="apart"
      items={years.map((text) => ({ href: `#${text}`, text, current: text === '2025' }))}
    />
  ),
};
