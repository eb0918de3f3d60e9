import '#ui-web/tokens/design.css';
import './office.css';
import { createRoot } from 'react-dom/client';
import { composeOffice } from '#ui-web/composition/office.ts';
import { setupPath } from '#application/office/access/office-link.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { officeSpeaker } from './i18n/office-speech.ts';
import { readOfficeFacts } from './office-facts.ts';
import { hallPath } from './hall/hall-path.ts';
import { OfficeRoot } from './shell/office-root.tsx';
import { officePresenter } from './shell/presenter.ts';
import { markedMe } from './shell/marked-me.ts';
import { storedOfficeLanguage, storeOfficeLanguage } from './shell/stored-office-language.ts';

/* The composition root of the office's page. */

const town = readOfficeFacts(document);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

/** Starts the office of the town. */
function startOffice(place: HTMLElement): void {
  let language: Language = town.defaultLanguage;
  const council = composeOffice(town.realm, () => language);
  const presenter = officePresenter({
    town,
    readMe: () => markedMe(council),
    speakIn: officeSpeaker('first'),
    storedLanguage: storedOfficeLanguage,
    storeLanguage: storeOfficeLanguage,
    speaks: (spoken) => {
      language = spoken;
    },
  });
  createRoot(place).render(<OfficeRoot council={council} town={town} presenter={presenter} />);
  void presenter.open();
}

/** Starts the page on which a town is made. Its file is waited for by nobody: it shares parts with this one. */
async function startSetup(place: HTMLElement): Promise<void> {
  const { startNewTown } = await import('./new-town/start-new-town.tsx');
  startNewTown(place, town.defaultLanguage);
}

/** Starts a screen in the hall of an office, which needs no session. */
async function startScreen(place: HTMLElement): Promise<void> {
  const { startHall } = await import('./hall/start-hall.tsx');
  startHall(place, town);
}

if (window.location.pathname === setupPath) void startSetup(root);
else if (window.location.pathname === hallPath) void startScreen(root);
else startOffice(root);
