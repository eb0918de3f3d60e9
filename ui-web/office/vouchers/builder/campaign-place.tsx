import { type ReactNode, useMemo } from 'react';
import { describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import type { EditorPresenter } from '../../documents/editor/presenter.ts';
import { useFormPlace } from '../../documents/editor/use-form-place.tsx';
import { FormPlaceContext } from '../../documents/form/form-place.ts';
import { type FormPart, formOf } from '../../documents/form/form-tree.ts';

const description = describeKind(campaignDocuments, []) ?? [];

/** The fields of a campaign's draft, with what it has. */
export function useCampaignParts({ shown, languages }: OpenDocument): readonly FormPart[] {
  return useMemo(() => formOf(description, shown, languages), [shown, languages]);
}

interface PlaceProps {
  readonly draft: OpenDocument;
  readonly editor: EditorPresenter;
  readonly children: (bar: {
    readonly columns: readonly Language[];
    readonly isNarrow: boolean;
    readonly choose: (language: Language) => void;
  }) => ReactNode;
}

/** Around the fields of a campaign: they write in its draft. */
export function CampaignPlace({ draft, editor, children }: PlaceProps) {
  const parts = useCampaignParts(draft);
  const { place, bar, dialog } = useFormPlace({ document: draft, parts, presenter: editor });
  return (
    <FormPlaceContext value={place}>
      {children(bar)}
      {dialog}
    </FormPlaceContext>
  );
}
