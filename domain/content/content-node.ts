import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { TableColumn } from '../tables/descriptor.ts';
import type { TableRow } from '../tables/row.ts';
import type { HelpSource } from './thesaurus.ts';
import type { AttachedFile } from '../processes/process.ts';

/** A picture of a page. `full` is the address of a larger version; null if there is none. */
export interface NodePicture {
  readonly src: string;
  readonly full: string | null;
  readonly alt: LocalizedText;
  readonly caption: LocalizedText;
  /** Names it if it has neither of these; null if it is unknown. */
  readonly fileName: string | null;
}

/** A link of a page. */
export interface NodeLink {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** As the council wrote it; not looked at yet. */
  readonly uri: string;
  readonly picture: string | null;
}

/** Files under one heading. */
export interface FileGroup {
  readonly name: LocalizedText;
  readonly body: LocalizedText;
  readonly files: readonly AttachedFile[];
}

/** Pictures under one heading. */
export interface PictureGroup {
  readonly name: LocalizedText;
  readonly pictures: readonly NodePicture[];
}

/** Links under one heading. */
export interface LinkGroup {
  readonly name: LocalizedText;
  /** `pictures` is the specification's formatter `imageGallery`. */
  readonly look: 'list' | 'pictures';
  readonly links: readonly NodeLink[];
}

/** A table that came with the document, or one that a named query fills. */
export interface NodeTable {
  readonly title: LocalizedText;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The name of a descriptor and of a query elsewhere; null where the rows are here. */
  readonly descriptor: string | null;
  readonly query: string | null;
  /** Whether the council wants it drawn as a chart too. */
  readonly isGraph: boolean;
}

/** How a group of related things is laid out (specification 3, section 2): `listin` is a phone book. */
export const groupFormats = ['collapsible', 'expanded', 'lista', 'listin'] as const;
/** One way to show a group. */
export type GroupFormat = (typeof groupFormats)[number];

/** A document that a group points to. */
export interface RelatedNode {
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly collection: string;
  readonly key: string;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
}

/** Other documents, files and links under one heading. */
export interface RelatedGroup {
  readonly name: LocalizedText;
  readonly body: LocalizedText;
  readonly format: GroupFormat;
  readonly nodes: readonly RelatedNode[];
  readonly files: readonly AttachedFile[];
  readonly links: readonly NodeLink[];
  readonly tables: readonly NodeTable[];
}

/** A postal address; a part that the council left out is an empty text. */
export interface NodeAddress {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
}

/** Part of a document that could not be read: it is left out, and the page says so. */
export type UnreadPart =
  | 'images'
  | 'videos'
  | 'data'
  | 'files'
  | 'links'
  | 'tables'
  | 'groups'
  | 'coordinates'
  | 'socialShare'
  | 'contacts';

/** A content page of a council: an entity, an article, with whatever parts it has (specification 3, section 3). */
export interface ContentNode {
  readonly id: string;
  readonly slug: string;
  readonly collection: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly lead: LocalizedText;
  readonly body: LocalizedText;
  readonly headerImage: string | null;
  readonly logo: string | null;
  readonly organization: LocalizedText;
  readonly department: LocalizedText;
  readonly position: LocalizedText;
  readonly extra: LocalizedText;
  readonly updatedOn: CalendarDay | null;
  /** Keys and values that a council keeps, without those that are its program's own. */
  readonly facts: readonly { readonly key: string; readonly value: LocalizedText }[];
  readonly help: {
    readonly name: LocalizedText;
    readonly description: LocalizedText;
    readonly source: HelpSource;
  } | null;
  readonly pictureGroups: readonly PictureGroup[];
  readonly videos: readonly {
    readonly title: LocalizedText;
    readonly source: string;
    readonly uri: string;
  }[];
  readonly fileGroups: readonly FileGroup[];
  readonly linkGroups: readonly LinkGroup[];
  readonly tables: readonly NodeTable[];
  /** Questions and answers, as an article has them. */
  readonly sections: readonly {
    readonly title: LocalizedText;
    readonly children: readonly { readonly title: LocalizedText; readonly body: LocalizedText }[];
  }[];
  readonly relatedGroups: readonly RelatedGroup[];
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly address: NodeAddress;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
  readonly accounts: readonly { readonly networkName: string; readonly uri: string }[];
  /** The entity whose subsidies belong to the page. */
  readonly subsidies: string | null;
  readonly mailbox: string | null;
  /** Whether the page stands for a point of the transparency index. */
  readonly isInIndex: boolean;
  readonly unread: readonly UnreadPart[];
}
