// The process in which an uploaded picture is opened. Plain JavaScript: a process that must first strip types begins
// later. It reads the picture from its input, and writes one line of JSON and the bytes of the versions to its output.
import { buffer } from 'node:stream/consumers';

const [mostPixels, mostBytes, ...widths] = process.argv.slice(2).map(Number);

// Decoders take memory that no setting of Node limits. They work in other threads, so this one can look.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, 5).unref();

/** How each format is written again. AVIF takes long to write, and becomes WebP. */
const writers = {
  jpeg: { type: 'image/jpeg', write: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }) },
  png: { type: 'image/png', write: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { type: 'image/webp', write: (picture) => picture.webp({ quality: 82 }) },
};
const written = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'webp' };

/** The brand of a file in the container that AVIF and HEIC share. */
const brandOf = (bytes) => (bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '');
const isHeic = (brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/u.test(brand);

const answer = (head, ...parts) => {
  process.stdout.write(`${JSON.stringify(head)}\n`);
  for (const part of parts) process.stdout.write(part);
};

async function draw(sharp, bytes, format) {
  // Reading stops at the first fault: what a damaged file shows would depend on the reader.
  const options = { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true };
  const [most] = widths;
  const size = { width: most, height: most, fit: 'inside', withoutEnlargement: true };
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { type, write } = writers[format];
  const made = [];
  for (const width of [info.width, ...widths.slice(1).filter((one) => one < info.width)]) {
    const version = await write(sharp(data, { raw }).resize({ width })).toBuffer({ resolveWithObject: true });
    made.push(version);
  }
  const versions = made.map(({ info: { width, height, size: length } }) => ({ type, width, height, length }));
  answer({ versions }, ...made.map((version) => version.data));
}

async function main() {
  const bytes = await buffer(process.stdin);
  const brand = brandOf(bytes);
  if (isHeic(brand)) return answer({ refused: 'heic' });
  const sharp = await import('sharp').then(
    ({ default: loaded }) => loaded,
    () => process.exit(3),
  );
  sharp.cache(false);
  sharp.concurrency(1);
  let facts;
  try {
    facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return answer({ refused: 'unknownKind' });
  }
  const format = written[facts.format];
  if (format === undefined || (facts.format === 'heif' && !brand.startsWith('avi')))
    return answer({ refused: 'unknownKind' });
  if (facts.width * facts.height > mostPixels) return answer({ refused: 'tooManyPixels' });
  try {
    await draw(sharp, bytes, format);
  } catch {
    answer({ refused: 'damaged' });
  }
}

await main();
