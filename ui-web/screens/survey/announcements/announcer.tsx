import { useEffect, useState } from 'react';
import type { Announcement } from './announcement.ts';

/** How long an announcement stays in the page (specification 2, section 9). */
const standing = 5_000;

/** Announces for five seconds what a choice changed; the same words twice are announced twice. */
export function Announcer({ said }: { readonly said: Announcement | null }) {
  const [silent, setSilent] = useState<number | null>(null);
  const serial = said?.serial ?? null;
  useEffect(() => {
    if (serial === null) return undefined;
    const timer = setTimeout(() => setSilent(serial), standing);
    return () => clearTimeout(timer);
  }, [serial]);
  const spoken = said !== null && said.serial !== silent ? said : null;
  return (
    <div className="visually-hidden">
      <p aria-live="assertive">{spoken?.urgent && <span key={spoken.serial}>{spoken.text}</span>}</p>
      <p aria-live="polite">{spoken && !spoken.urgent && <span key={spoken.serial}>{spoken.text}</span>}</p>
    </div>
  );
}
