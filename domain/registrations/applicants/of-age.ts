/** From this age on somebody applies for themselves. */
export const ofAge = 18;
