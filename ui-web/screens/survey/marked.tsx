import type { ReactNode } from 'react';

const parts = /<(b|em|strong)>(.*?)<\/\1>/u;

/**
 * A text of the interface with its `<b>`, `<em>` and `<strong>` as elements. No other tag becomes one.
 *
 * @example marked('<b>5 elegidas</b> de 12') // [<b>5 elegidas</b>, ' de 12']
 */
export function marked(text: string): ReactNode {
  const found = parts.exec(text);
  if (!found) return text;
  const [whole, Element = 'b', inner = ''] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {Element === 'em' ? <em>{inner}</em> : Element === 'b' ? <b>{inner}</b> : <strong>{inner}</strong>}
      {marked(text.slice(found.index + whole.length))}
    </>
  );
}
