import type { jsPDF } from 'jspdf';

/** A field for a signature with a certificate: where it is on its page, from the lower left corner, and its name in words. */
export interface SignatureField {
  readonly page: number;
  readonly box: readonly [left: number, lower: number, right: number, upper: number];
  readonly words: string;
}

/** What the library offers beyond its types. */
interface Inside {
  readonly write: (line: string) => void;
  readonly newObjectDeferred: () => number;
  readonly newObjectDeferredBegin: (id: number, isWritten: boolean) => number;
}

/** Text in the notation of PDF: two bytes a unit, after a byte order mark, in hexadecimal. */
const inUtf16 = (text: string): string =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

/**
 * Adds empty fields for signatures (ISO 32000, 12.7.5.5), which the library has no type for: `firma1`, `firma2`. Programs
 * that sign fill them with an update at the end of the file, and change none of its bytes.
 */
export function addSignatureFields(document: jsPDF, fields: readonly SignatureField[]): void {
  const { write, newObjectDeferred, newObjectDeferredBegin } = document.internal as unknown as Inside;
  const { events } = document.internal;
  const ids = new Map<SignatureField, number>();
  const pages = new Map<number, number>();
  events.subscribe('putPage', ({ objId, pageNumber }: { objId: number; pageNumber: number }) => {
    const own = fields.filter(({ page }) => page === pageNumber);
    if (own.length === 0) return;
    pages.set(pageNumber, objId);
    for (const field of own) ids.set(field, newObjectDeferred());
    write(`/Annots [${own.map((field) => `${ids.get(field)} 0 R`).join(' ')}]`);
  });
  events.subscribe('postPutResources', () => {
    for (const [n, field] of fields.entries()) {
      newObjectDeferredBegin(ids.get(field) ?? 0, true);
      const box = field.box.map((one) => one.toFixed(2)).join(' ');
      const place = `/Rect [${box}] /P ${pages.get(field.page)} 0 R`;
      // Printed, as all that is seen; without an appearance of its own until it is signed.
      write(
        `<</Type /Annot /Subtype /Widget /FT /Sig /T (firma${n + 1}) /TU <${inUtf16(field.words)}> ${place} /F 4>>\nendobj`,
      );
    }
  });
  events.subscribe('putCatalog', () => {
    // The bit says that there are fields for signatures.
    write(`/AcroForm <</Fields [${[...ids.values()].map((id) => `${id} 0 R`).join(' ')}] /SigFlags 1>>`);
  });
}
