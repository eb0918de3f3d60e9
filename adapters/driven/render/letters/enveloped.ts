import { constants, createCipheriv, publicEncrypt, randomBytes, type X509Certificate } from 'node:crypto';
import { der, elementsIn, objectId, octets, sequence } from './der.ts';

const version0 = Buffer.from([0x02, 0x01, 0x00]);
const sha256 = sequence(objectId('2.16.840.1.101.3.4.2.1'));
/** RSA with OAEP (RFC 4055): SHA-256 both for the label and for the mask. */
const oaep = sequence(
  objectId('1.2.840.113549.1.1.7'),
  sequence(der(0xa0, sha256), der(0xa1, sequence(objectId('1.2.840.113549.1.1.8'), sha256))),
);

/** Who issued a certificate and under which number, as the certificate has both. */
function issuerAndNumber({ raw }: Pick<X509Certificate, 'raw'>): Buffer {
  const [certificate] = elementsIn(raw);
  const [signed] = elementsIn(certificate?.content ?? raw);
  // A version is in front of the number, but not in certificates of the first version.
  const fields = elementsIn(signed?.content ?? raw).filter(({ tag }) => tag !== 0xa0);
  const [number, , issuer] = fields;
  if (number === undefined || issuer === undefined) throw new Error('a certificate without issuer');
  return sequence(issuer.bytes, number.bytes);
}

/**
 * Encrypts a content for the holder of a certificate: EnvelopedData of CMS (RFC 5652) in DER, AES-256 with a key of its own.
 * `openssl cms -decrypt -inform DER` opens it, and so does every S/MIME program.
 */
export function enveloped(content: Uint8Array, certificate: X509Certificate): Uint8Array {
  const [key, start] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', key, start);
  const hidden = Buffer.concat([cipher.update(content), cipher.final()]);
  const wrapped = publicEncrypt(
    { key: certificate.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    key,
  );
  key.fill(0);
  const recipient = sequence(version0, issuerAndNumber(certificate), oaep, octets(wrapped));
  const message = sequence(
    objectId('1.2.840.113549.1.7.1'),
    sequence(objectId('2.16.840.1.101.3.4.1.42'), octets(start)),
    der(0x80, hidden),
  );
  const data = sequence(version0, der(0x31, recipient), message);
  return sequence(objectId('1.2.840.113549.1.7.3'), der(0xa0, data));
}
