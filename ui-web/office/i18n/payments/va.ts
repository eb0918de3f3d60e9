/** The texts of payments and their accounts. */
export const texts = import.meta.glob('./office-payments.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
