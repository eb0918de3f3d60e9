import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { findDocuments } from '../pick/find-documents.ts';
import { addressOfPage } from '../pick/page-address.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ChosenFile, InsertedKind, OwnPage } from '../../text/text-props.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { FormPlace } from './form-place.ts';

const LateChoice = lazy(async () => ({ default: (await import('../pick/choose-file.tsx')).ChooseFile }));

interface Choosing {
  readonly kind: InsertedKind;
  readonly done: (chosen: ChosenFile | null) => void;
}

const mostPages = 12;

/** What texts choose pictures, files, videos and pages with, and the dialog while they do. */
export function useChooser(): Pick<FormPlace, 'chooseFile' | 'findPages'> & { readonly dialog: ReactNode } {
  const { council } = useOffice();
  const { said } = useSpeech();
  const [choosing, choose] = useState<Choosing | null>(null);
  const chooseFile = useCallback(
    (kind: InsertedKind) =>
      new Promise<ChosenFile | null>((resolve) => {
        choose({
          kind,
          done: (chosen) => {
            choose(null);
            resolve(chosen);
          },
        });
      }),
    [],
  );
  const findPages = useCallback(
    async (words: string): Promise<readonly OwnPage[]> => {
      const found = (await findDocuments(council, null, words)) ?? [];
      return found.slice(0, mostPages).flatMap(({ collection, id, title }) => {
        const address = addressOfPage(collection, id);
        return address === null ? [] : [{ address, title: said(title).text }];
      });
    },
    [council, said],
  );
  const dialog = choosing !== null && (
    <Suspense>
      <LateChoice {...choosing} />
    </Suspense>
  );
  return { chooseFile, findPages, dialog };
}
