import { type ComponentType, lazy, Suspense } from 'react';
import { appointmentOffices, venueDocuments } from '#domain/documents/document-parts.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { learnTexts } from '../../i18n/office-speech.ts';
import type { OwnPartProps } from '../own/own-field.tsx';
import styles from './form.module.css';

/** A field of its own comes with its texts when a document that has it is opened. */
const late = (load: () => Promise<ComponentType<OwnPartProps>>) =>
  lazy(async () => {
    const [Part] = await Promise.all([load(), learnTexts('rules')]);
    return { default: Part };
  });

const Week = late(async () => (await import('../hours/week-part.tsx')).WeekPart);
const Days = late(async () => (await import('../hours/days-part.tsx')).DaysPart);
const Desks = late(async () => (await import('../skills/desks-part.tsx')).DesksPart);
const Places = late(async () => (await import('../places/places-part.tsx')).PlacesPart);
const Prices = late(async () => (await import('../tariff/tariff-part.tsx')).TariffPart);

interface OwnKind {
  readonly at: RegExp;
  readonly Part: ComponentType<OwnPartProps>;
}

/** Lists that are not drawn as lists, by the kind of document and their place. */
const ownKinds: Readonly<Record<string, readonly OwnKind[]>> = {
  [appointmentOffices]: [
    { at: /^(?:desks\/@[^/]+\/)?(?:opening|staffOpening)$/u, Part: Week },
    { at: /^exceptions$/u, Part: Days },
    { at: /^desks$/u, Part: Desks },
  ],
  [venueDocuments]: [
    { at: /^opening$/u, Part: Week },
    { at: /^closures$/u, Part: Days },
    { at: /^places$/u, Part: Places },
    { at: /^rates$/u, Part: Prices },
  ],
};

/** The field of its own that a list has; undefined if it is drawn as a list. */
export const ownPartOf = (collection: string, path: FieldPath): ComponentType<OwnPartProps> | undefined =>
  ownKinds[collection]?.find(({ at }) => at.test(path))?.Part;

/** Fields that are in the field of a list around them: the services of a desk are ticked in the table of its office. */
export const isInOwnPart = (collection: string, path: FieldPath): boolean =>
  collection === appointmentOffices && /^desks\/@[^/]+\/services$/u.test(path);

/** A list in its own field, once that is loaded. */
export function OwnListView({
  Part,
  ...props
}: OwnPartProps & { readonly Part: ComponentType<OwnPartProps> }) {
  const { t } = useSpeech();
  return (
    <Suspense fallback={<p className={styles.row}>{t('office:loading')}</p>}>
      <Part {...props} />
    </Suspense>
  );
}
