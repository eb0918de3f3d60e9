/** What the fields of offices and venues say: their hours, desks, prices and places. */
export const texts = import.meta.glob('./office-rules.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
