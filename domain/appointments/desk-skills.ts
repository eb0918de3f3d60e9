/** The services that a desk does, as its document has them; null: all, also those that the town will have. */
export type DeskSkills = readonly string[] | null;

/** Whether a desk does a service. */
export const isSkilled = (skills: DeskSkills, service: string): boolean =>
  skills === null || skills.includes(service);

/**
 * The skills of a desk with one service more or less. A desk that does all names those that it still does once one is taken
 * from it.
 *
 * @example withSkill(null, 'padron', false, ['padron', 'registro']) // ['registro']
 */
export function withSkill(
  skills: DeskSkills,
  service: string,
  isOn: boolean,
  services: readonly string[],
): DeskSkills {
  if (isSkilled(skills, service) === isOn) return skills;
  const own = skills ?? services;
  return isOn ? [...own, service] : own.filter((one) => one !== service);
}

/** The services that no desk does: nobody could book them. */
export const undoneServices = (
  desks: readonly DeskSkills[],
  services: readonly string[],
): readonly string[] => services.filter((service) => !desks.some((skills) => isSkilled(skills, service)));
