import { formatCount } from '#application/text/numbers.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';

/** What is wrong, in the words that are shown beside the field and in the summary. */
export function formFaultWords(
  fault: FormFault,
  { t, said }: Speech,
  /** The titles of the fields of a group, by its name. */
  membersOf: (group: string) => readonly LocalizedText[],
): string {
  if (fault.field === null) return t(`request:faults.${fault.kind}`);
  const title = said(fault.title).text;
  switch (fault.kind) {
    case 'contactMissing':
      return t('request:faults.missing', { title: t(`request:contact.${fault.part}`) });
    case 'groupIncomplete':
      return t('request:faults.groupIncomplete', {
        title,
        least: fault.atLeast,
        names: membersOf(fault.field)
          .map((member) => said(member).text)
          .join(', '),
      });
    case 'missing':
    case 'fileLost':
      return t(`request:faults.${fault.kind}`, { title });
    case 'tooLong':
    case 'tooMany':
    case 'tooManyImages':
      return t(`request:faults.${fault.kind}`, {
        title,
        most: formatCount(fault.most),
        found: formatCount(fault.found),
      });
    case 'below':
      return t('request:faults.below', { title, least: fault.least });
    case 'above':
      return t('request:faults.above', { title, most: fault.most });
    case 'fileNotTaken':
      return t('request:faults.fileNotTaken', {
        title,
        file: fault.file,
        taken: fault.taken.join(', ').toUpperCase(),
      });
    case 'unsigned':
      return t('request:faults.unsigned', { title, file: fault.file });
    default:
      return t(`request:faults.${fault.kind}`, { title });
  }
}
