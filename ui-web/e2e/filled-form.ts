import type { Page } from 'playwright';

/** Computes the sum that is asked in words: `¿Cuánto es siete más cuatro?`. */
const numbers = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'dieciséis diecisiete dieciocho diecinueve veinte',
]
  .join(' ')
  .split(' ');

export async function answerCaptcha(page: Page): Promise<void> {
  const question = page.locator('details p').last();
  await question.waitFor({ state: 'attached' });
  const words = ((await question.textContent()) ?? '').toLowerCase();
  const [one = 0, other = 0] = words
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) =>
      numbers.includes(word) ? [numbers.indexOf(word)] : /^\d+$/u.test(word) ? [Number(word)] : [],
    );
  const minus = /menos|−/u.test(words);
  await page.locator('#campo-captcha').fill(String(minus ? one - other : one + other));
}

/** A photo with a position in it, as telephones take them, of the smallest size. */
export async function aPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 1500;
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const plain = Buffer.from(base64, 'base64');
  const position = Buffer.from('Exif\0\0MM\0*GPSLatitude 39.4127', 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(position.length + 2);
  return Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    position,
    plain.subarray(2),
  ]);
}

/** Everything that the form of incidents asks, but its captcha. */
export async function fillInIncident(page: Page): Promise<void> {
  await page.locator('#campo-body').fill('La farola de la plaza no se enciende desde el lunes');
  await page.locator('#campo-category').selectOption({ index: 1 });
  // If people can still pass, the question who cannot is not asked.
  await page.getByRole('radio').last().check({ force: true });
  for (const [id, text] of [
    ['#campo-senas', 'Frente al lavadero'],
    ['#contacto-firstName', 'Empar'],
    ['#contacto-email', 'empar@correu.example'],
  ] as const)
    await page.locator(id).fill(text);
  await page.locator('#privacidad').check({ force: true });
}
