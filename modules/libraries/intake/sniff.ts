import { decodeText } from './decode-text.ts'
import { openArchive } from './unzip.ts'

export type Kind = 'text' | 'xlsx' | 'ods' | 'xls' | 'doc' | 'docx' | 'pdf' | 'marc' | 'marcxml' | 'eml' | 'executable' | 'other'

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
const includes = (bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le' = 'latin1') =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, encoding))

function archiveKind(bytes: Uint8Array): Kind {
  const { names, unpack } = openArchive(bytes)
  // Macros are programs.
  if (names.some((name) => /vbaProject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|scr|ps1|jar|class)$/i.test(name))) return 'executable'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('word/document.xml')) return 'docx'
  return unpack('mimetype')?.toString('latin1').startsWith('application/vnd.oasis.opendocument.spreadsheet') ? 'ods' : 'other'
}

function compoundKind(bytes: Uint8Array): Kind {
  if (includes(bytes, '_VBA_PROJECT', 'utf16le')) return 'executable'
  if (includes(bytes, 'WordDocument', 'utf16le')) return 'doc'
  return includes(bytes, 'Workbook', 'utf16le') || includes(bytes, 'Book', 'utf16le') ? 'xls' : 'other'
}

const executables = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xca, 0xfe, 0xba, 0xbe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0x23, 0x21],
  [0x4c, 0x00, 0x00, 0x00],
]
const headers = /^(?:[A-Za-z][A-Za-z0-9-]{1,40}:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n){2,60}\r?\n/

/** Markup from its first element on: behind the declaration and any comments. */
function afterPreamble(text: string): string {
  const [declared = ''] = /^<\?xml[^>]*>/.exec(text) ?? []
  let from = declared.length
  for (;;) {
    while (/\s/.test(text.charAt(from))) from += 1
    const end = text.startsWith('<!--', from) ? text.indexOf('-->', from + 4) : -1
    if (end < 0) return text.slice(from)
    from = end + 3
  }
}

/**
 * What a file is by its content; its name is never believed. Programs, macros and pages with scripts are 'executable'.
 * @throws ShopError 'intake.damaged' or 'intake.bomb' for an archive that cannot be opened
 */
export function sniff(bytes: Uint8Array): Kind {
  if (executables.some((signature) => starts(bytes, ...signature))) return 'executable'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return archiveKind(bytes)
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return compoundKind(bytes)
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf'
  if (/^\d{5}[a-z ]/i.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1')) && bytes.includes(0x1e) && bytes.includes(0x1d))
    return 'marc'
  const text = decodeText(bytes.subarray(0, 64 * 1024))
  const letters = text.replace(/^\ufeff/, '').trimStart()
  if (/^<(?:!doctype html|html|script|svg)/i.test(letters)) return 'executable'
  if (/^<(?:\w+:)?(?:collection|record)[\s>]/.test(afterPreamble(letters))) return 'marcxml'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has
  if ((letters.match(/[\u0000-\u0008\u000e-\u001a\u001c\u001f\ufffd]/g)?.length ?? 0) > letters.length / 200) return 'other'
  if (
    headers.test(letters.slice(0, 20_000)) &&
    /^(?:from|subject|date|mime-version):/im.test(letters) &&
    /^(?:mime-version|message-id|content-type):/im.test(letters)
  )
    return 'eml'
  return 'text'
}
