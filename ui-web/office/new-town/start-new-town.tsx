import { createRoot } from 'react-dom/client';
import { composeOffice } from '#ui-web/composition/office.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { left } from '#domain/shared/result.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { officePresenter } from '../shell/presenter.ts';
import { storedOfficeLanguage, storeOfficeLanguage } from '../shell/stored-office-language.ts';
import { NewTownRoot } from './new-town-root.tsx';

/** Starts the page on which a town is made: nobody is signed in, and there is no town to ask. */
export function startNewTown(place: HTMLElement, defaultLanguage: Language): void {
  let language = defaultLanguage;
  const council = composeOffice(realmId(''), () => language);
  const presenter = officePresenter({
    town: { defaultLanguage },
    readMe: async () => left({ kind: 'notAllowed' }),
    speakIn: officeSpeaker(),
    storedLanguage: storedOfficeLanguage,
    storeLanguage: storeOfficeLanguage,
    speaks: (spoken) => {
      language = spoken;
    },
  });
  const link = window.location.hash.slice(1);
  const go = (address: string) => window.location.assign(address);
  createRoot(place).render(<NewTownRoot call={council.call} presenter={presenter} link={link} go={go} />);
  void presenter.open();
}
