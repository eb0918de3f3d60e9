import { htmlText } from '../markup.ts';

interface TableParts {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isNumber: readonly boolean[];
}

/** A table whose wide rows scroll within it, also by keyboard. */
export function tableOf({ caption, heads, rows, isNumber }: TableParts): string {
  const align = (at: number) => (isNumber[at] ? ' class="n"' : '');
  const head = heads.map((text, at) => `<th scope="col"${align(at)}>${htmlText(text)}</th>`).join('');
  const body = rows.map((cells) => {
    const written = cells.map((text, at) =>
      at === 0 ? `<th scope="row">${htmlText(text)}</th>` : `<td${align(at)}>${htmlText(text)}</td>`,
    );
    return `<tr>${written.join('')}</tr>`;
  });
  const name = htmlText(caption);
  return `<div class="wide" role="region" aria-label="${name}" tabindex="0"><table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

interface BarGroup {
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly share: number; readonly value: string }[];
}

/** Bars that assistive technology ignores: the table below has the same figures. */
export function figure(name: string, groups: readonly BarGroup[]): string {
  const bars = groups.map(
    ({ label, bars: each }) =>
      `<div class="group"><p>${htmlText(label)}</p>${each.map(({ name: rule, share, value }) => `<div class="row"><b>${htmlText(rule)}</b><i><u style="width:${(share * 100).toFixed(1)}%"></u></i><span>${htmlText(value)}</span></div>`).join('')}</div>`,
  );
  return `<figure><figcaption>${htmlText(name)}</figcaption><div aria-hidden="true">${bars.join('')}</div></figure>`;
}
