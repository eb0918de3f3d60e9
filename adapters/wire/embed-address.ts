const part = encodeURIComponent;

/** Where the card of a process is; other sites name the town and the language in it. */
export const embedAddress = (
  slug: string,
  asked: { readonly realm: string; readonly language: string },
): string => `/embed/proceso/${part(slug)}?realm=${part(asked.realm)}&locale=${part(asked.language)}`;
