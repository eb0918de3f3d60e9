import {
  type ContentNode,
  type FileGroup,
  type NodeLink,
  type NodePicture,
} from '#domain/content/content-node.ts';
import { fileTitle } from '#domain/content/file-title.ts';
import { hostOf, linkedAddress } from '#domain/content/web-address.ts';
import { factName } from '#domain/content/shown-facts.ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import { type FoundText, type LocalizedText } from '#domain/shared/localized-text.ts';
import { fileDetail } from '#ui-web/components/document-list/file-detail.ts';
import type { DocumentGroup } from '#ui-web/components/document-list/document-groups.tsx';
import type { DocumentItem } from '#ui-web/components/document-list/document-list.tsx';
import type { GalleryPicture } from '#ui-web/components/gallery/gallery-picture.ts';
import type { RelatedLink } from '#ui-web/components/related-links/related-links.tsx';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** A text, or another one if it is blank. */
export const orWords = (text: FoundText, otherwise: string): Wording =>
  text.text.trim() === '' ? otherwise : text;

export const isSaid = (text: LocalizedText, { said }: Speech): boolean => said(text).text.trim() !== '';

/** "1 dirección no es válida"; empty if all are valid. */
function leftOutWords(count: number, { t }: Speech): string | undefined {
  return count === 0 ? undefined : t('node:leftOut.addresses', { count, n: count });
}

/** A file with a clean name; null if its address is invalid. */
function documentItem(file: AttachedFile, { said, t }: Speech): DocumentItem | null {
  const href = linkedAddress(file.uri);
  if (href === null) return null;
  const title = said(file.title);
  return {
    href,
    title: orWords({ ...title, text: fileTitle(title.text) }, t('node:untitled')),
    detail: fileDetail(file),
  };
}

/** Files, and what had to be left out of them. */
export function documentsOf(
  files: readonly AttachedFile[],
  speech: Speech,
): Pick<DocumentGroup, 'documents' | 'leftOut'> {
  const documents = files.map((file) => documentItem(file, speech)).filter((item) => item !== null);
  return { documents, leftOut: leftOutWords(files.length - documents.length, speech) };
}

export interface FileGroupView extends Pick<DocumentGroup, 'name' | 'documents' | 'leftOut'> {
  readonly body: FoundText;
}

export const fileGroupViews = (groups: readonly FileGroup[], speech: Speech): readonly FileGroupView[] =>
  groups.map(({ name, body, files }) => ({
    name: speech.said(name),
    body: speech.said(body),
    ...documentsOf(files, speech),
  }));

/** Links with a valid address; one without a title is named by its host. */
export function linkViews(
  links: readonly NodeLink[],
  speech: Speech,
): { readonly links: readonly RelatedLink[]; readonly leftOut: string | undefined } {
  const shown = links.flatMap(({ uri, title, description, picture }): RelatedLink[] => {
    const href = linkedAddress(uri);
    if (href === null) return [];
    return [
      {
        href,
        title: orWords(speech.said(title), hostOf(href) || href),
        description: speech.said(description),
        picture: picture === null ? null : linkedAddress(picture),
      },
    ];
  });
  return { links: shown, leftOut: leftOutWords(links.length - shown.length, speech) };
}

/** Pictures with a valid address. */
export function pictureViews(pictures: readonly NodePicture[], { said }: Speech): readonly GalleryPicture[] {
  return pictures.flatMap(({ src, full, alt, caption, fileName }) => {
    const address = linkedAddress(src);
    if (address === null) return [];
    const large = full === null ? null : linkedAddress(full);
    const named = fileName === null ? {} : { fileName: fileTitle(fileName) };
    return [
      { src: address, full: large ?? undefined, alt: said(alt).text, caption: said(caption), ...named },
    ];
  });
}

export interface TermView {
  readonly term: string;
  readonly lines: readonly { readonly text: Wording; readonly href?: string }[];
}

const withoutBlanks = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Who and where: organisation, address, telephones, mail. */
export function contactViews(node: ContentNode, { t, said }: Speech): readonly TermView[] {
  const { street, zipCode, city, province, country } = node.address;
  const lines = [street, withoutBlanks([zipCode, city]), withoutBlanks([province, country])];
  const words = (text: LocalizedText) =>
    [said(text)].filter((found) => found.text.trim() !== '').map((found) => ({ text: found }));
  return [
    { term: t('node:organization'), lines: words(node.organization) },
    { term: t('node:department'), lines: words(node.department) },
    { term: t('node:position'), lines: words(node.position) },
    { term: t('node:address'), lines: lines.filter((line) => line !== '').map((text) => ({ text })) },
    { term: t('node:telephone'), lines: node.telephones.map(telephoneLine) },
    { term: t('node:email'), lines: node.emails.map(mailLine) },
  ].filter((term) => term.lines.length > 0);
}

/** A telephone number is a link; any other text in its place is text. */
export function telephoneLine(written: string): TermView['lines'][number] {
  const digits = written.replaceAll(/[\s().-]/gu, '');
  return /^\+?\d{3,15}$/u.test(digits) ? { text: written, href: `tel:${digits}` } : { text: written };
}

export const mailLine = (written: string): TermView['lines'][number] =>
  /^[^\s@<>"'?&/]+@[\w.-]+$/u.test(written)
    ? { text: written, href: `mailto:${written}` }
    : { text: written };

/** The data that the council has about it, with readable names. */
export const nodeFactViews = (node: ContentNode, { t, said }: Speech): readonly TermView[] =>
  node.facts.map(({ key, value }) => {
    const found = said(value);
    const word = { true: t('node:yes'), false: t('node:no') }[found.text];
    const href = linkedAddress(found.text);
    return {
      term: factName(key),
      lines: [{ text: word ?? found, ...(href?.startsWith('http') ? { href } : {}) }],
    };
  });

/** Whether the page has anything but its title. */
export function isBlank(node: ContentNode, speech: Speech): boolean {
  const lists = [
    node.facts,
    node.pictureGroups,
    node.videos,
    node.fileGroups,
    node.linkGroups,
    node.tables,
    node.sections,
    node.relatedGroups,
    contactViews(node, speech),
    node.accounts,
  ];
  const texts = [node.subtitle, node.lead, node.body, node.extra];
  return (
    lists.every((list) => list.length === 0) &&
    !texts.some((text) => isSaid(text, speech)) &&
    node.help === null &&
    node.coordinates === null &&
    node.headerImage === null
  );
}
