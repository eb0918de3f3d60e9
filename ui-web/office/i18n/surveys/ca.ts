/** The texts of the portal that the questions of a vote say. */
export const texts = import.meta.glob(['./screens/survey.json'], {
  base: '../../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
