/** The button that a key presses. */
export const mergeButtonId = 'unir-con-otra';
