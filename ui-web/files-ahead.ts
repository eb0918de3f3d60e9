/** How many files are asked for in one turn: to ask for one takes a slow phone five milliseconds. */
const together = 3;

function fetchAhead(name: string): void {
  const link = document.createElement('link');
  const isStyle = name.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${name}`;
  document.head.append(link);
}

/**
 * Fetches the files that the server names in the page's head, once the page has been painted: what the screen is made of.
 * Named as links in the head, forty files took the browser's time before anything was seen.
 */
export function fetchFilesAhead(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name=files-ahead]')?.content.split(' ') ?? [];
  const some = (): void => {
    for (const name of names.splice(0, together)) fetchAhead(name);
    if (names.length > 0) setTimeout(some);
  };
  some();
}
