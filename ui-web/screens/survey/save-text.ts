/** Offers a text as a file to save. */
export const saveText = (name: string, text: string): void =>
  saveBytes(name, text, 'text/plain;charset=utf-8');

/** Offers what a program wrote as a file to save. */
export function saveBytes(name: string, data: string | Uint8Array, type: string): void {
  const address = URL.createObjectURL(new Blob([data as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
