import type { AttachedFile } from '#domain/processes/process.ts';

/** 412000 → "412 kB", 1800000 → "1,8 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  const tenths = Math.round(bytes / 100_000);
  return `${Math.floor(tenths / 10)},${tenths % 10}\u00a0MB`;
}

/** "PDF, 412 kB", with the type from the file's extension if it is known, else from its media type. */
export function fileDetail({ uri, type, size }: AttachedFile): string {
  const extension = /\.([a-z0-9]{1,5})(?:$|[?#])/iu.exec(uri)?.[1] ?? type?.split('/')[1];
  return [...(extension ? [extension.toUpperCase()] : []), ...(size === null ? [] : [fileSize(size)])].join(
    ', ',
  );
}
