import '#ui-web/tokens/design.css';
import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/shared/localized-text.ts';
import { composeShop } from '#ui-web/composition/shop.ts';
import { deviceLanguage } from '#ui-web/device/device-language.ts';
import { takePageAlong } from '../offline/take-page-along.ts';
import { readOfficeFacts } from '../office/office-facts.ts';
import { shopSpeech } from './i18n/shop-speech.ts';
import { ShopRoot } from './shop-root.tsx';

/* Where the page of shops begins. */

const town = readOfficeFacts(document);
const storedLanguage = 'shopLanguage';
let language: Language = town.defaultLanguage;

async function speakIn(one: Language) {
  language = one;
  localStorage.setItem(storedLanguage, one);
  return shopSpeech(one, town.defaultLanguage);
}

const means = composeShop(town, () => language);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const firstSpeech = await speakIn(deviceLanguage(storedLanguage, town.defaultLanguage));
void takePageAlong('/shop-worker.js', '/bonos/tienda');
createRoot(root).render(
  <ShopRoot
    means={means}
    townName={town.name}
    path={window.location.pathname}
    firstSpeech={firstSpeech}
    speakIn={speakIn}
  />,
);
