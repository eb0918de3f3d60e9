/** How much of a signature's dictionary is read before and after its value. */
const dictionaryLength = 8192;
/** More signatures than this are not looked at: a file could name millions. */
const mostSignatures = 50;
/** A certificate and an RSA signature of 2048 bits are longer; the shortest with an elliptic curve is not shorter. */
const leastBytes = 256;

const byteRanges = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/gu;

/** The formats in which a signature is CMS signed data (ISO 32000-2, table 260). */
const formats = /\/SubFilter\s*\/(?:adbe\.pkcs7\.detached|adbe\.pkcs7\.sha1|ETSI\.CAdES\.detached)\b/u;

/** CMS signed data in DER: a sequence, its length, and the identifier 1.2.840.113549.1.7.2. */
const signedData = /^30(?:80|81(..)|82(.{4})|83(.{6}))06092a864886f70d010702/u;

/** Whether the value between `<` and `>` is signed data that is long enough, and fits in its place. */
function isSignedData(value: string): boolean {
  if (!/^<[0-9a-f\s]*>$/iu.test(value)) return false;
  const written = value.slice(1, -1).replaceAll(/\s/gu, '').toLowerCase();
  const found = signedData.exec(written);
  if (found === null) return false;
  const length = found[1] ?? found[2] ?? found[3];
  const most = written.length / 2;
  const bytes = length === undefined ? most : Number.parseInt(length, 16);
  return bytes >= leastBytes && bytes <= most;
}

/**
 * Whether the byte range is that of a signature: it covers the file from its first byte, but for the value of the
 * signature, which is in a signature dictionary.
 */
function isOfSignature(text: string, [first, before, after, rest]: readonly number[], at: number): boolean {
  if (first !== 0 || before === undefined || after === undefined || rest === undefined) return false;
  if (before >= after || after + rest > text.length || (at >= before && at < after)) return false;
  const begin = text.lastIndexOf('obj', Math.min(before, at));
  const end = text.indexOf('endobj', Math.max(after, at));
  if (begin < before - dictionaryLength || begin < 0 || end < 0 || end > after + dictionaryLength)
    return false;
  const head = text.slice(begin, before);
  const dictionary = `${head} ${text.slice(after, end)}`;
  return (
    /\/Contents\s*$/u.test(head) &&
    /\/Filter\s*\//u.test(dictionary) &&
    formats.test(dictionary) &&
    // A time stamp says when a document existed, and not who signed it.
    !/\/Type\s*\/DocTimeStamp\b/u.test(dictionary) &&
    isSignedData(text.slice(before, after))
  );
}

/**
 * Whether a PDF carries a signature (ISO 32000-1, 12.8), by its form alone: neither the signature nor the certificate
 * is verified, nor who signed. `text` has the bytes of the file as characters of one byte each.
 */
export function carriesSignature(text: string): boolean {
  let seen = 0;
  for (const found of text.matchAll(byteRanges)) {
    if (isOfSignature(text, found.slice(1).map(Number), found.index)) return true;
    seen += 1;
    if (seen === mostSignatures) return false;
  }
  return false;
}
