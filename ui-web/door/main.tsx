import '#ui-web/tokens/design.css';
import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/shared/localized-text.ts';
import { composeDoor } from '#ui-web/composition/door.ts';
import { deviceLanguage } from '#ui-web/device/device-language.ts';
import { takePageAlong } from '../offline/take-page-along.ts';
import { readOfficeFacts } from '../office/office-facts.ts';
import { DoorRoot } from './door-root.tsx';
import { doorSpeech } from './i18n/door-speech.ts';

/* Where the page of doors begins. */

const town = readOfficeFacts(document);
const storedLanguage = 'doorLanguage';
let language: Language = town.defaultLanguage;

async function speakIn(one: Language) {
  language = one;
  localStorage.setItem(storedLanguage, one);
  return doorSpeech(one, town.defaultLanguage);
}

const means = composeDoor(town, () => language);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const firstSpeech = await speakIn(deviceLanguage(storedLanguage, town.defaultLanguage));
void takePageAlong('/door-worker.js', '/entradas/puerta');
createRoot(root).render(
  <DoorRoot means={means} townName={town.name} firstSpeech={firstSpeech} speakIn={speakIn} />,
);
