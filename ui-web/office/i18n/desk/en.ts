/** The texts of the desk that answers requests. */
export const texts = import.meta.glob('./{office-desk,office-requests}.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
