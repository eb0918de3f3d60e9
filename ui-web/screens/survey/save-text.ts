/** Offers a text as a file to save. */
export const saveText = (name: string, text: string): void =>
  saveBytes(name, text, 'text/plain;charset=utf-8');

/** Offers what a program wrote as a file to save. */
export const saveBytes = (name: string, data: string | Uint8Array, type: string): void =>
  saveBlob(name, new Blob([data as BlobPart], { type }));

/** Offers a picture or other whole file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
