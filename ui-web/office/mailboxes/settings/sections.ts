/** The parts of a mailbox besides its fields, and the members that each has. */
export const settingsSections = {
  about: ['title', 'description', 'headerImage', 'ayuda', 'ayudavisible', 'survey', 'disabled'],
  sending: ['submit', 'okText', 'voteCount', 'requiresProfile', 'noPrivacyPolicy', 'privacyPolicy'],
  contact: ['contactRequest'],
  payment: ['payments'],
  shown: ['publish', 'publicChoice', 'nearby', 'proposals', 'open311'],
  office: ['notify', 'answerWithin'],
  others: ['customized'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of one of these parts. */
export type SettingsSection = keyof typeof settingsSections;

export const settingsSectionNames = Object.keys(settingsSections) as readonly SettingsSection[];

/** The part that has a member; what no other has is in the last one. */
export const sectionOf = (member: string): SettingsSection =>
  settingsSectionNames.find((section) => (settingsSections[section] as readonly string[]).includes(member)) ??
  'others';
