/** The texts of the counter of appointments and of the screens of its hall. */
export const texts = import.meta.glob('./{office-counter,office-hall}.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
