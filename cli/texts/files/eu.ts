import type { FileTexts } from './es.ts';

export const euFiles: FileTexts = {
  'document.language': 'eu',
  'document.ofAll': '{part} / {all}',
  'usage.pbNeedsBallots':
    '.pb fitxategi batek boto-paperak banan-banan daramatza, eta sarrerak zenbaketak baino ez ditu; aukeratu beste --format bat',
  'usage.pbNotWritable':
    '«{found}» identifikatzailea ezin da .pb fitxategi batean idatzi: koma bat du, edo han beste zerbait esan nahi duen hitza da; aukeratu beste --format bat',
  'expected.unknownVoteType': 'boto-paper mota bat: {known}',
  'output.unwritable': 'ezin izan da irteeran idatzi ({cause}); idatzitakoa ez dago osorik',
};
