import type { FormatCode } from '#modules/goods/catalogue/formats.ts'

export const mediaTypes = ['application/epub+zip', 'application/pdf'] as const
export type EbookMediaType = (typeof mediaTypes)[number]

/** What each kind of file is called, at the end of its name and in words. */
export const kinds: Record<EbookMediaType, { ending: string; name: 'EPUB' | 'PDF' }> = {
  'application/epub+zip': { ending: 'epub', name: 'EPUB' },
  'application/pdf': { ending: 'pdf', name: 'PDF' },
}

/** What a format of the catalogue is sold as. */
export const typeOfFormat: Partial<Record<FormatCode, EbookMediaType>> = {
  E00: 'application/epub+zip',
  E01: 'application/pdf',
}

/** Enough of a file to tell what it is. */
export const headBytes = 64

const epubName = 'mimetype'

/** What a file is by its first bytes, whatever its name says; null for anything else. An EPUB begins with its media type, unpacked (OCF 4.3). */
export function mediaTypeOf(head: Buffer): EbookMediaType | null {
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (head.length < headBytes || head.readUInt32LE(0) !== 0x04034b50) return null
  const [stored, nameLength, extra] = [head.readUInt16LE(8) === 0, head.readUInt16LE(26), head.readUInt16LE(28)]
  const begins = head.subarray(30, 30 + nameLength).toString('latin1') === epubName && stored && extra === 0
  const said = head.subarray(38, 38 + 'application/epub+zip'.length).toString('latin1')
  return begins && said === 'application/epub+zip' ? 'application/epub+zip' : null
}
