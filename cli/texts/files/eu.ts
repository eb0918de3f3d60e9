import type { FileTexts } from './es.ts';

export const euFiles: FileTexts = {
  'document.language': 'eu',
  'document.ofAll': '{part} / {all}',
  'usage.pbNeedsBallots':
    '.pb fitxategi batek boto-paperak banan-banan daramatza, eta sarrerak zenbaketak baino ez ditu; aukeratu beste --format bat',
  'usage.pbNotWritable':
    '«{found}» identifikatzailea ezin da .pb fitxategi batean idatzi, proposamenak komaz bereizten baititu; aukeratu beste --format bat',
};
