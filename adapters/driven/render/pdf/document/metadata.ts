import type { jsPDF } from 'jspdf';
import { xmlText } from '../../sheets/xml.ts';

/** The metadata of a document. */
export interface DocumentFacts {
  readonly title: string;
  /** What the document is about; empty if it does not say. */
  readonly subject: string;
  /** What distinguishes it from others of its title. */
  readonly identity: string;
  /** BCP 47, `ca-ES-valencia` included. */
  readonly language: string;
  readonly program: string;
}

/** What the library offers beyond its types. */
interface Inside {
  readonly write: (line: string) => void;
  readonly newObject: () => number;
}

/**
 * Title, language, description and program as XMP (ISO 16684), which archives and assistive technology read before
 * anything else. It has no date, so that the same report gives the same bytes, and claims no conformance: what is
 * checked is in the tests beside this file.
 */
export function writeMetadata(document: jsPDF, facts: DocumentFacts): void {
  const { write, newObject } = document.internal as unknown as Inside;
  let place = 0;
  document.internal.events.subscribe('postPutResources', () => {
    const packet = bytesAsText(xmpPacket(facts));
    place = newObject();
    write(`<</Type /Metadata /Subtype /XML /Length ${packet.length}>>\nstream\n${packet}\nendstream\nendobj`);
  });
  document.internal.events.subscribe('putCatalog', () => write(`/Metadata ${place} 0 R`));
}

function xmpPacket({ title, subject, language, program }: DocumentFacts): string {
  const said = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${said(title)}</dc:title>`,
    ...(subject === '' ? [] : [`<dc:description>${said(subject)}</dc:description>`]),
    '<dc:creator><rdf:Seq><rdf:li>Concejo</rdf:li></rdf:Seq></dc:creator>',
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreatorTool>${xmlText(program)}</xmp:CreatorTool>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

/** The library writes a byte for each character: text in UTF-8 is given to it byte by byte. */
const bytesAsText = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
