import { createRoot } from 'react-dom/client';
import { composeOffice } from '#ui-web/composition/office.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { left } from '#domain/shared/result.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import type { OfficeTown } from '../office-facts.ts';
import { officePresenter } from '../shell/presenter.ts';
import { hallPresenter } from './hall-presenter.ts';
import { HallRoot } from './hall-root.tsx';

/** Starts a screen in a hall: nobody is signed in, and its link is behind the `#`. */
export function startHall(place: HTMLElement, town: OfficeTown): void {
  let language: Language = town.defaultLanguage;
  const council = composeOffice(town.realm, () => language);
  const speaking = officePresenter({
    town,
    readMe: async () => left({ kind: 'notAllowed' }),
    speakIn: officeSpeaker(),
    storedLanguage: () => null,
    storeLanguage: () => undefined,
    speaks: (spoken) => {
      language = spoken;
    },
  });
  const hall = hallPresenter(council, window.location.hash.slice(1));
  createRoot(place).render(<HallRoot town={town} hall={hall} speaking={speaking} newKey={council.newKey} />);
  void speaking.open();
}
