import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { htmlText } from './markup.ts';

interface DocumentParts {
  readonly language: Language;
  readonly title: string;
  readonly style: string;
  readonly body: readonly string[];
}

/** A self-contained document. Its policy allows nothing to be loaded or run. */
export const htmlDocument = ({ language, title, style, body }: DocumentParts): string => `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
