/** What a shop may say that it sells. */
export const shopHeadings = [
  'food',
  'bakery',
  'restaurants',
  'fashion',
  'shoes',
  'home',
  'hardware',
  'health',
  'beauty',
  'books',
  'toys',
  'sport',
  'electronics',
  'plants',
  'services',
  'other',
] as const;
/** One of the headings. */
export type ShopHeading = (typeof shopHeadings)[number];

/** Whether a word is one of the headings. */
export const isShopHeading = (word: string): word is ShopHeading =>
  (shopHeadings as readonly string[]).includes(word);

/** What some shops sell: each heading once, in their order, the rest last. */
export const headingsOf = (
  shops: readonly { readonly headings: readonly string[] }[],
): readonly ShopHeading[] =>
  shopHeadings.filter((heading) => shops.some(({ headings }) => headings.includes(heading)));
