import type { jsPDF } from 'jspdf';

/** The role of a structure element for screen readers: the standard structure types of ISO 32000. */
export type StructureRole = 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

/** A structure element with what is drawn for it, page by page, and its children, in reading order. */
export interface TaggedPart {
  readonly role: StructureRole;
  readonly kids: (TaggedPart | Mark)[];
  /** The alternative text. */
  readonly alternative: string | null;
  /** What a heading of a table is the heading of. */
  readonly scope: HeadingScope | null;
  /** The rectangle around a figure, from the lower left corner of its page. */
  box: FigureBox | null;
}

export type HeadingScope = 'Column' | 'Row';
export type FigureBox = readonly [left: number, lower: number, right: number, upper: number];

/** A piece of a page: its number among those of the page. */
interface Mark {
  readonly page: number;
  readonly number: number;
}

/** What an element has beside its role: the alternative text of a figure, the scope of a heading. */
export interface PartFacts {
  readonly alternative?: string;
  readonly scope?: HeadingScope;
}

/** The structure tree of a document. Without it, everything is drawn all the same. */
export interface Structure {
  readonly root: TaggedPart;
  readonly part: (role: StructureRole, parent: TaggedPart, more?: PartFacts) => TaggedPart;
  /** What is drawn from here to `close` belongs to the element; without an element it is not read aloud. */
  readonly open: (part: TaggedPart | null) => void;
  readonly close: () => void;
}

/** What the library offers beyond its types. */
interface Inside {
  readonly write: (line: string) => void;
  readonly newObject: () => number;
  readonly newObjectDeferred: () => number;
  readonly newObjectDeferredBegin: (id: number, isWritten: boolean) => number;
}

const inside = ({ internal }: jsPDF): Inside => internal as unknown as Inside;

/** A document that screen readers can navigate: headings, paragraphs, rows and cells of tables. */
export function structureOf(document: jsPDF, isWanted: boolean): Structure {
  const root: TaggedPart = { role: 'Document', kids: [], alternative: null, scope: null, box: null };
  const marks = new Map<number, TaggedPart[]>();
  const { write } = inside(document);
  if (isWanted) writeWith(document, root, marks);
  return {
    root,
    part(role, parent, { alternative = null, scope = null }: Partial<TaggedPart> = {}) {
      if (!isWanted) return root;
      const part: TaggedPart = { role, kids: [], alternative, scope, box: null };
      parent.kids.push(part);
      return part;
    },
    open(part) {
      if (!isWanted) return;
      if (part === null) {
        write('/Artifact BMC');
        return;
      }
      const page = document.getCurrentPageInfo().pageNumber;
      const ofPage = marks.get(page) ?? [];
      marks.set(page, ofPage);
      part.kids.push({ page, number: ofPage.length });
      write(`/${part.role} <</MCID ${ofPage.length}>> BDC`);
      ofPage.push(part);
    },
    close() {
      if (isWanted) write('EMC');
    },
  };
}

/** Writes the tree into the file, at the events of the library: at its pages, after its resources, at its root. */
function writeWith(
  document: jsPDF,
  root: TaggedPart,
  marks: ReadonlyMap<number, readonly TaggedPart[]>,
): void {
  const { write, newObject, newObjectDeferred, newObjectDeferredBegin } = inside(document);
  const pages = new Map<number, number>();
  const { events } = document.internal;
  let tree = 0;
  events.subscribe('putPage', ({ objId, pageNumber }: { objId: number; pageNumber: number }) => {
    pages.set(pageNumber, objId);
    write(`/StructParents ${pageNumber - 1}\n/Tabs /S`);
  });
  events.subscribe('postPutResources', () => {
    tree = newObjectDeferred();
    const ids = new Map<TaggedPart, number>();
    const put = (part: TaggedPart, parent: number): number => {
      const id = newObjectDeferred();
      ids.set(part, id);
      const kids = part.kids.map((kid) =>
        'role' in kid
          ? `${put(kid, id)} 0 R`
          : `<</Type /MCR /Pg ${pages.get(kid.page)} 0 R /MCID ${kid.number}>>`,
      );
      newObjectDeferredBegin(id, true);
      write(
        `<</Type /StructElem /S /${part.role} /P ${parent} 0 R /K [${kids.join(' ')}]${said(part)}>>\nendobj`,
      );
      return id;
    };
    const first = put(root, tree);
    const parents = newObject();
    const lists = Array.from(marks, ([page, parts]) => {
      return `${page - 1} [${parts.map((part) => `${ids.get(part)} 0 R`).join(' ')}]`;
    });
    write(`<</Nums [${lists.join(' ')}]>>\nendobj`);
    newObjectDeferredBegin(tree, true);
    write(
      `<</Type /StructTreeRoot /K ${first} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.size}>>\nendobj`,
    );
  });
  events.subscribe('putCatalog', () => {
    write(`/MarkInfo <</Marked true>>\n/StructTreeRoot ${tree} 0 R`);
  });
}

/** The scope of a heading, the rectangle around a figure, and the words for it. */
function said({ alternative, scope, box }: TaggedPart): string {
  return [
    ...(scope === null ? [] : [` /A <</O /Table /Scope /${scope}>>`]),
    ...(box === null ? [] : [` /A <</O /Layout /BBox [${box.map((one) => one.toFixed(2)).join(' ')}]>>`]),
    ...(alternative === null ? [] : [` /Alt <${utf16(alternative)}>`]),
  ].join('');
}

/** Text in the notation of PDF outside of pages: two bytes a unit, after a byte order mark, in hexadecimal. */
const utf16 = (text: string): string =>
  `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;
