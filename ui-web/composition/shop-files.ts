import { workbookWriter } from '#adapters/driven/render/xlsx/browser/workbook-writer.ts';
import type { DocumentLanguage, ReportWords, ReportWriter } from '#application/reports/report-writer.ts';

/** What writes the files of a shop; each part is loaded with the first file of its kind. */
export const shopFiles = {
  workbookIn: (wording: ReportWords): ReportWriter => workbookWriter(wording),
  documentIn: async (language: DocumentLanguage): Promise<ReportWriter> => {
    const { composeDocuments } = await import('./documents.ts');
    return composeDocuments().documentIn(language);
  },
};
