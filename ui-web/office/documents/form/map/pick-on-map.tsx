import { lazy, Suspense, useState } from 'react';
import type { FieldPath } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { mayWrite, useForm } from '../form-place.ts';
import styles from '../form.module.css';

const LateMap = lazy(async () => ({ default: (await import('./coordinates-map.tsx')).CoordinatesMap }));

/** A way to choose a place on the map, for those who do not know its latitude. */
export function PickOnMap({ path, name }: { readonly path: FieldPath; readonly name: string }) {
  const { t } = useSpeech();
  const { document } = useForm();
  const [isOpen, open] = useState(false);
  if (!mayWrite(document, null)) return null;
  return (
    <div className={styles.onMap}>
      <OfficeButton look="outline" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t(isOpen ? 'office-documents:pick.closeMap' : 'office-documents:pick.onMap')}
      </OfficeButton>
      {isOpen && (
        <Suspense fallback={<p>{t('office:loading')}</p>}>
          <LateMap path={path} name={name} />
        </Suspense>
      )}
    </div>
  );
}
