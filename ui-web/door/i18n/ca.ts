/** The texts of the page of doors. */
export const texts = import.meta.glob('./door.json', {
  base: '../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
