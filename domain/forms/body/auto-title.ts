const mostWords = 10;

/** The first ten words of a text: the title of a request that has none (specification 1, section 5). */
export const autoTitle = (body: string): string => body.trim().split(/\s+/u).slice(0, mostWords).join(' ');
