import type { Examples } from '#ui-web/gallery/example.ts';
import { Icon, iconNames } from './icon.tsx';
import { MoreIcon, moreIconNames } from './more-icon.tsx';

export const examples: Examples = {
  Signs: () => (
    <p className="actions">
      {iconNames.map((name) => (
        <span key={name} className="note" style={{ display: 'inline-flex', gap: 6 }}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </p>
  ),
  'Signs behind the first page': () => (
    <p className="actions">
      {moreIconNames.map((name) => (
        <span key={name} className="note" style={{ display: 'inline-flex', gap: 6 }}>
          <MoreIcon name={name} /> {name}
        </span>
      ))}
    </p>
  ),
};
