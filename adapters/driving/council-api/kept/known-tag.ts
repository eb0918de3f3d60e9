/** Whether a reader has this very text already, by its `If-None-Match` (RFC 9110, 13.1.2: compared as weak tags). */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || bare(one.trim()) === bare(tag));

const bare = (tag: string) => tag.replace(/^W\//u, '');
