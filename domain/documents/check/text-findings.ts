import { personalPartsIn, withoutPersonalData } from '#domain/comments/personal-data.ts';
import { type HtmlHeading, headingsIn, isHtml, htmlLinksIn, picturesIn } from '#domain/content/html-parts.ts';
import { plainText } from '#domain/content/plain-text.ts';
import { isLinkAddress } from '#domain/content/web-address.ts';
import type { PublishFinding } from './finding.ts';
import { isVague } from './vague-words.ts';

/** What is found in one text; its place is added by the caller. */
type InText = Omit<PublishFinding, 'path'>;

const doubt = (kind: InText['kind'], found: string, words: string): InText => ({
  kind,
  found,
  particulars: { words },
  isDoubt: true,
});

/** The title of the page is its first level; a text begins with the second or, below another heading, the third. */
const deepestBeginning = 3;

function isOutOfOrder({ level }: HtmlHeading, before: HtmlHeading | undefined): boolean {
  return level > (before === undefined ? deepestBeginning : before.level + 1);
}

/** Headings that leave out a level: people who read by headings look for the missing one. */
const headings = (text: string): readonly InText[] =>
  headingsIn(text).flatMap((heading, at, all) =>
    isOutOfOrder(heading, all[at - 1]) ? [doubt('headingOrder', `h${heading.level}`, heading.words)] : [],
  );

/** Pictures without words. An empty text is a decision: the picture is decoration. */
const pictures = (text: string): readonly InText[] =>
  picturesIn(text).flatMap(({ address, words }) =>
    words === null ? [doubt('pictureWithoutWords', address, address)] : [],
  );

const isBare = (words: string): boolean => /^(?:https?:\/\/|www\.)\S+$/iu.test(words);

const links = (text: string): readonly InText[] =>
  htmlLinksIn(text).flatMap(({ address, words }): readonly InText[] => {
    if (!isLinkAddress(address.trim())) return [doubt('brokenAddress', address, words)];
    if (isBare(words)) return [doubt('bareLink', words, words)];
    return isVague(words) ? [doubt('vagueLink', words, words)] : [];
  });

/** Telephones of persons are mobile ones; other numbers are mostly those of offices. */
const isMobile = (part: string): boolean => /^(?:(?:\+|00)34[ .-]?)?[67]/u.test(part);

/** What looks like the number of a person. A text that is only a telephone is a field for it. */
function persons(text: string): readonly InText[] {
  const words = isHtml(text) ? plainText(text) : text.trim();
  return personalPartsIn(words).flatMap(({ kind, part }): readonly InText[] => {
    // A list of findings repeats no number: what it shows is enough to find it in the text.
    const shown = withoutPersonalData(part);
    if (kind === 'identity') return [doubt('personIdentity', shown, shown)];
    const isPersons = kind === 'phone' && isMobile(part) && part !== words;
    return isPersons ? [doubt('personPhone', shown, shown)] : [];
  });
}

/** What to look at in one text, plain or HTML: its headings, pictures, links, and numbers of persons. */
export const textFindings = (text: string): readonly InText[] =>
  [headings, pictures, links, persons].flatMap((find) => find(text));
