import { signOf } from '../type-icon/type-sign.ts';
import icon from '../type-icon/type-icon.module.css';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './association-card.module.css';

/** An association of the directory: its types, its address and its contact. */
export interface AssociationCardView {
  readonly title: Wording;
  readonly subtitle?: Wording;
  readonly href: string;
  /** The type that the picture shows, as the register has it. */
  readonly sign: string;
  readonly types: string;
  readonly address: string;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
  readonly picture: string | null;
}

/**
 * The card of an association, made without React: a directory has ten thousand of them, none of which ever changes,
 * and tracking each took React seconds. The texts of a register are inserted as text and never as markup.
 */
export function associationCard(card: AssociationCardView, level: 3 | 4): HTMLElement {
  const { title, subtitle, href, types, address, telephones, emails } = card;
  const words = element(
    'div',
    undefined,
    spoken(element(`h${level}`, undefined, link(href, textOf(title))), title),
  );
  if (types !== '') words.append(element('p', styles['types'], types));
  if (subtitle !== undefined) words.append(spoken(element('p', undefined, textOf(subtitle)), subtitle));
  if (address !== '') words.append(element('p', undefined, address));
  const contacts = [
    ...telephones.map((number) => link(`tel:${number.replaceAll(/[^+\d]/gu, '')}`, number)),
    ...emails.map((email) => link(`mailto:${email}`, ...emailParts(email))),
  ];
  if (contacts.length > 0) words.append(element('p', styles['contacts'], ...contacts));
  return element(
    'article',
    styles['card'],
    card.picture === null ? sign(card.sign) : picture(card.picture),
    words,
  );
}

type Tag = 'article' | 'div' | 'p' | 'span' | 'h3' | 'h4';

function element(
  tag: Tag,
  className: string | undefined,
  ...inside: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...inside);
  return made;
}

/** With the language of the text, if it is not the page's. */
function spoken(made: HTMLElement, words: Wording): HTMLElement {
  const lang = langOf(words);
  if (lang !== undefined) made.lang = lang;
  return made;
}

function link(href: string, ...inside: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('a');
  made.setAttribute('href', href);
  made.append(...inside);
  return made;
}

/** How many letters of an address fit into a line of the narrowest card. */
const line = 24;

/** A long address is broken after its @ or before its last dot, not within a word. */
function emailParts(email: string): readonly (Node | string)[] {
  const at = email.indexOf('@') + 1;
  const dot = email.lastIndexOf('.');
  if (email.length <= line || at === 0 || dot < at) return [email];
  const mayBreak = () => document.createElement('wbr');
  return [email.slice(0, at), mayBreak(), email.slice(at, dot), mayBreak(), email.slice(dot)];
}

function picture(src: string): HTMLElement {
  const made = document.createElement('img');
  made.className = styles['picture'] ?? '';
  made.alt = '';
  made.width = 72;
  made.height = 72;
  // Set before the address, or the picture would be loaded at once.
  made.loading = 'lazy';
  made.src = src;
  return made;
}

const graphics = 'http://www.w3.org/2000/svg';

/** The icons made so far, by type: a copy is quicker than another drawing. */
const signs = new Map<string, HTMLElement>();

function sign(type: string): Node {
  const known = signs.get(type) ?? drawnSign(type);
  signs.set(type, known);
  return known.cloneNode(true);
}

function drawnSign(type: string): HTMLElement {
  const path = document.createElementNS(graphics, 'path');
  path.setAttribute('d', signOf(type));
  const drawing = document.createElementNS(graphics, 'svg');
  drawing.setAttribute('class', icon['icon'] ?? '');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('focusable', 'false');
  drawing.append(path);
  return element('span', styles['sign'], drawing);
}
