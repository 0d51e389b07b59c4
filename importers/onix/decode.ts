/** Bytes to text, by the encoding that the bytes really have: many messages declare another. */
import { isUtf8 } from 'node:buffer'

/** What a message declared and what its lines turned out to be. */
export interface EncodingNotes {
  declared: string | null
  /** Lines that were not valid in the encoding expected and were read as Windows-1252 (or as UTF-8 where Latin-1 was declared). */
  otherwise: { lines: number; first: number; encoding: string } | null
}

const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
const latin = /^(iso-?8859-?1|latin-?1|windows-1252|cp-?1252|us-ascii|ascii)$/i
const utf8 = new TextDecoder('utf-8')

// The upper half that Windows-1252 adds to Latin-1; written out, so that every runtime reads it alike.
const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (char) => windows1252[char.charCodeAt(0) - 0x80]!)

function otherDecoder(first: Buffer, declared: string | null): TextDecoder | null {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le')
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be')
  if (!declared || latin.test(declared) || /^utf-?8$/i.test(declared)) return null
  try {
    return new TextDecoder(declared)
  } catch {
    return null
  }
}

/** Where the complete lines of a buffer end; a buffer without a line end is cut after its last tag. */
function completeUntil(bytes: Buffer): number {
  const line = bytes.lastIndexOf(0x0a)
  if (line >= 0) return line + 1
  return bytes.length > 1 << 20 ? bytes.lastIndexOf(0x3e) + 1 : 0
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80)

/**
 * Yields the message as text in pieces. UTF-8 and Windows-1252 are told apart line by line, whatever the message declares;
 * any other declared encoding, and UTF-16 by its mark, are taken at their word.
 */
export async function* decodeLines(source: AsyncIterable<Uint8Array>, notes: EncodingNotes): AsyncGenerator<string> {
  let pending: Buffer = Buffer.alloc(0)
  let decoder: TextDecoder | null | undefined
  let line = 1

  const noteOtherwise = (encoding: string) => {
    notes.otherwise ??= { lines: 0, first: line, encoding }
    notes.otherwise.lines += 1
  }
  const decodeLine = (bytes: Buffer): string => {
    if (!isUtf8(bytes)) {
      if (!notes.declared || !latin.test(notes.declared)) noteOtherwise('windows-1252')
      return decodeWindows1252(bytes)
    }
    if (notes.declared && latin.test(notes.declared) && !isAscii(bytes)) noteOtherwise('utf-8')
    return utf8.decode(bytes)
  }
  const decodeComplete = (bytes: Buffer): string => {
    let text = ''
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(0x0a, start)
      const next = end < 0 ? bytes.length : end + 1
      text += decodeLine(bytes.subarray(start, next))
      if (end >= 0) line += 1
      start = next
    }
    return text
  }

  for await (const chunk of source) {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk])
    if (decoder === undefined) {
      if (pending.length < 256 && chunk.length === 0) continue
      notes.declared = declaration.exec(pending.toString('latin1', 0, 256).replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? null
      decoder = otherDecoder(pending, notes.declared)
    }
    if (decoder) {
      yield decoder.decode(pending, { stream: true })
      pending = Buffer.alloc(0)
      continue
    }
    const end = completeUntil(pending)
    if (end === 0) continue
    yield decodeComplete(pending.subarray(0, end))
    pending = pending.subarray(end)
  }
  if (decoder) yield decoder.decode()
  else if (pending.length > 0) yield decodeComplete(pending)
}
