/** The texts of payments and their accounts. */
export const texts = import.meta.glob('./office-payments.json', {
  base: '../../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
