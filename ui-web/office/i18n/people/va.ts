/** The texts of people of staff and their roles. */
export const texts = import.meta.glob('./{office-people,office-today}.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
