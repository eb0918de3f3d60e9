import '#ui-web/tokens/design.css';
import './kiosk.css';
import { createRoot } from 'react-dom/client';
import { composeKiosk } from '#ui-web/composition/kiosk.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { kioskSpeaker } from './i18n/kiosk-speech.ts';
import { readKioskFacts } from './kiosk-facts.ts';
import { kioskPresenter } from './kiosk-presenter.ts';
import { KioskRoot } from './kiosk-root.tsx';

/* The composition root of the kiosk's page. */

const town = readKioskFacts(document);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

let language: Language = town.defaultLanguage;
const council = composeKiosk(town.realm, town.timeZone, () => language);
const presenter = kioskPresenter(council);
const speak = kioskSpeaker();
createRoot(root).render(
  <KioskRoot
    town={town}
    clock={council.clock}
    presenter={presenter}
    speakIn={(spoken) => {
      language = spoken;
      return speak(spoken, town.defaultLanguage);
    }}
  />,
);
void presenter.open();
