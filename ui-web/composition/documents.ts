import { documentWriter } from '#adapters/driven/render/pdf/document/document-writer.ts';
import { fontsBy } from '#adapters/driven/render/pdf/document/font-files.ts';
import { requestCopyWriter } from '#adapters/driven/render/pdf/document/request-copy-writer.ts';
import type { RequestCopyWriter } from '#application/reports/request-copy.ts';
import type { DocumentLanguage, ReportWriter } from '#application/reports/report-writer.ts';

/** A file of the page's own server. */
async function fetched(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The part of the browser's composition root that is loaded with the first PDF. */
export const composeDocuments = (): {
  readonly documentIn: (language: DocumentLanguage) => ReportWriter;
  readonly copies: RequestCopyWriter;
} => ({
  documentIn: (language) => documentWriter(language, () => fontsBy(fetched)),
  copies: requestCopyWriter(() => fontsBy(fetched)),
});
