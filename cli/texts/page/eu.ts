import type { PageTexts } from './es.ts';

export const euPage: PageTexts = {
  name: 'Aurrekontu baten banaketa',
  conclusion_zero: '{all} proposamenetatik bat ere ez da finantzatzen',
  conclusion_one: '{all} proposamenetatik 1 finantzatzen da',
  conclusion_other: '{all} proposamenetatik {n} finantzatzen dira',
  money: 'Gastatutakoa: {spent}. Aurrekontua: {budget}. Geratzen dena: {remaining}.',
  ballots: 'Boto-paperak: {ballots}.',
  result: 'Emaitza',
  caption: 'Proposamenak, arauaren ordenan',
  funded: 'Finantzatua',
  unfunded: 'Finantzatu gabea',
  why: 'Zergatik, proposamenez proposamen',
  rule: 'Araua',
  byVotes:
    'Proposamenak boto gehienetik gutxienera ordenatzen dira. Bakoitza finantzatzen da aurrekontutik geratzen den diruan sartzen bada.',
  perAmount:
    'Proposamenak zenbatekoaren unitate bakoitzeko dituzten botoen arabera ordenatzen dira. Bakoitza finantzatzen da aurrekontutik geratzen den diruan sartzen bada.',
  skip: 'Sartzen ez denari salto egiten zaio eta hurrengoarekin probatzen da.',
  stop: 'Sartzen ez den lehenengoarekin, banaketa amaitzen da.',
  threshold:
    'Aurretik, botoen edo boto-paperen zati batera iristen ez diren proposamenak kanpoan geratzen dira.',
  equalShares:
    'Boto-paper bakoitzak aurrekontuaren zati bera jasotzen du, eta babesten dituen proposamenak bakarrik ordaintzen ditu. Behin eta berriz, ematen duenaren truke babesleei gutxien eskatzen diena erosten da; bakoitzak kopuru bera jartzen du, edo geratzen zaion guztia.',
  greedy: 'Soberan geratzen denarekin botoen arabera jarraitzen da, zerbait sartzen den bitartean.',
  add1: 'Dirua soberan geratzen bada, berriz hasten da boto-paper bakoitzari pixka bat gehiago emanda.',
  phragmen:
    'Boto-paper guztiek erritmo berean jasotzen dute dirua. Proposamen bat erosten da babesten dutenek haren zenbatekoa bildu bezain laster. Banaketa aurrekontuan sartzen ez den lehenengoan amaitzen da.',
  maxVotes: 'Aurrekontuan sartzen diren proposamen multzo guztien artean, gehien batzen duena aukeratzen da.',
  ties: 'Berdinketak',
  tieOrder: 'Berdinketak ordena honetan erabakitzen dira: {list}.',
  noTies: 'Berdinketa batek ere ez zuen emaitza aldatu.',
  quoted: '«{title}»',
  provenance: 'Jatorria',
  again: 'Fitxategi eta arau berarekin, edonork lortzen du emaitza hau bera.',
};
