import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** What a process shows beside its words: pictures, videos, its networks. */
export interface ProcessParts {
  readonly images: readonly { readonly src: string; readonly title: LocalizedText | null }[];
  readonly videos: readonly {
    readonly source: string;
    readonly uri: string;
    readonly title: LocalizedText | null;
  }[];
  readonly networks: readonly { readonly networkName: string; readonly uri: string }[];
}

/** Reads the parts of a process that its page alone shows. */
export interface ProcessPartsReader {
  of(realm: RealmId, process: string): Promise<Either<CouncilRefusal, ProcessParts>>;
}
