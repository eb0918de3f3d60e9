const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML, between tags or in an attribute. */
export const xmlText = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? sign);
