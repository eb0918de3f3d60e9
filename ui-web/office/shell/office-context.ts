import { createContext, useContext, useEffect } from 'react';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import type { Me } from './me.ts';

/** The council of the office, its town, and who works in it. */
export interface OfficePlace {
  readonly council: OfficeCouncil;
  readonly town: OfficeTown;
  readonly me: Me;
  /** Asks again who is signed in: after a sign-out, or a call that was refused. */
  readonly askWho: () => void;
}

export const OfficeContext = createContext<OfficePlace | null>(null);

export function useOffice(): OfficePlace {
  const place = useContext(OfficeContext);
  if (place === null) throw new Error('no office around this screen');
  return place;
}

/** The title of the browser's tab: the screen, the office, the town. */
export function useOfficeTitle(screen: string): void {
  const { t, said } = useSpeech();
  const { town } = useOffice();
  const title = `${screen} · ${t('office:name')} · ${said(town.name).text}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
