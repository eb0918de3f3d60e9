/** Where a page can be shared: plain addresses, so that a network gets no request before the reader goes there. */
export interface SharePlace {
  readonly name: string;
  readonly href: string;
}

/**
 * Social networks and messaging, with title and address filled in.
 *
 * @example sharePlaces('Un banco', 'https://x.example/p')[2].href // 'https://wa.me/?text=Un%20banco%20https…'
 */
export function sharePlaces(title: string, address: string): readonly SharePlace[] {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
  ];
}
