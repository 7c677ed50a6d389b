/** Characters no file system or spreadsheet trips over. */
const safe = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

/** Hands a file to the browser's downloads under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = safe(name);
  link.click();
  // The download has its own hold on the content once it began.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
