const starts = (head: Buffer, bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)
const says = (head: Buffer, text: string, at: number) => head.subarray(at, at + text.length).toString('latin1') === text

/** Whether a file is a JPEG, PNG, WebP, AVIF, HEIC or TIFF by its first bytes, whatever it is called. A drawing in XML is none. */
export const isPicture = (head: Buffer): boolean =>
  starts(head, [0xff, 0xd8, 0xff]) ||
  starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (says(head, 'RIFF', 0) && says(head, 'WEBP', 8)) ||
  (says(head, 'ftyp', 4) && ['avif', 'avis', 'heic', 'heix', 'mif1'].some((brand) => says(head, brand, 8))) ||
  starts(head, [0x49, 0x49, 0x2a, 0x00]) ||
  starts(head, [0x4d, 0x4d, 0x00, 0x2a])
