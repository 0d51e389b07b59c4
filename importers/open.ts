/** Opens a file of strangers: what it is shows in its first bytes, never in its name, and nothing of any size fills the memory. */
import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import path from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'

import { type Because, because, type ReasonWord } from '#modules/goods/imports/reasons.ts'

/** Bytes at most: as the file lies on disk, unpacked, and in one line of a table. */
export interface Limits {
  file: number
  unpacked: number
  line: number
}
export const limits: Limits = { file: 1 << 30, unpacked: 8 * 2 ** 30, line: 1 << 20 }

/** A table may be in any encoding; a text is ours, in UTF-8. */
export type Expected = 'xml' | 'text' | 'table' | 'any'

/** A file that is not what it should be, or more than it may be; the message names the file and says so in full. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly why: Because

  constructor(why: Because) {
    super(why.reason)
    this.why = why
  }
}

export const sizeName = (bytes: number) => {
  if (bytes >= 1 << 30) return `${Math.round(bytes / 2 ** 30)} GB`
  return bytes >= 1 << 20 ? `${Math.round(bytes / 2 ** 20)} MB` : `${bytes} bytes`
}

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b

/** Kinds that are often sent by mistake, by the bytes they begin with. */
const mistaken: readonly (readonly [start: string, what: ReasonWord])[] = [
  ['PK\u0003\u0004', '@zip'],
  ['%PDF', '@pdf'],
  ['\u00d0\u00cf\u0011\u00e0', '@old_office'],
  ['\u00ff\u00d8\u00ff', '@picture'],
  ['\u0089PNG', '@picture'],
  ['BZh', '@bzip2'],
  ['\u00fd7zXZ', '@xz'],
  ['(\u00b5/\u00fd', '@zstd'],
]

/** What is wrong with the first bytes of a file's contents; null when they may be what is expected. */
export function faultOfHead(head: Buffer, expected: Expected, name: string): Because | null {
  const start = head.toString('latin1')
  if (isGzip(head)) return because('file_packed_twice', { name })
  const found = mistaken.find(([magic]) => start.startsWith(magic))
  if (found) return because('file_other_kind', { name, found: found[1], expected: expected === 'xml' ? '@message' : '@table' })
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (expected !== 'xml') {
    if (expected === 'table' && wide) return null
    if (wide) return because('file_utf16', { name })
    return head.includes(0) ? because('file_binary', { name }) : null
  }
  if (/^\s*<(!doctype\s+html|html[\s>])/i.test(start)) return because('file_web_page', { name })
  const bare = start.replaceAll('\u0000', '').replace(/^(?:\u00ff\u00fe|\u00fe\u00ff|\u00ef\u00bb\u00bf)/, '')
  return /^\s*(?:<|$)/.test(bare) ? null : because('file_not_xml', { name })
}

export async function headOf(file: string, limit: number): Promise<{ gzip: boolean }> {
  let handle: Awaited<ReturnType<typeof openFile>>
  try {
    handle = await openFile(file)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new UnreadableFile(
      code === 'ENOENT' ? because('file_missing', { name: file }) : because('file_closed', { name: file, fault: String(code) }),
    )
  }
  try {
    const about = await handle.stat()
    if (!about.isFile()) throw new UnreadableFile(because('file_none', { name: file }))
    if (about.size > limit)
      throw new UnreadableFile(because('file_large', { name: file, size: sizeName(about.size), most: sizeName(limit) }))
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return { gzip: isGzip(buffer) }
  } finally {
    await handle.close()
  }
}

/**
 * Streams the bytes of a file, unpacked when they are gzip.
 * @throws UnreadableFile when it is missing, not of the kind expected, too large, or breaks off.
 */
export async function* openSource(file: string, expected: Expected, within: Limits = limits): AsyncGenerator<Buffer> {
  const { gzip } = await headOf(file, within.file)
  const raw = createReadStream(file, { highWaterMark: 1 << 18 })
  const bytes = gzip ? raw.pipe(createGunzip({ chunkSize: 1 << 18 })) : raw
  raw.on('error', (error) => bytes.destroy(error))
  const name = path.basename(file)
  let total = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const fault = total === 0 && expected !== 'any' ? faultOfHead(chunk.subarray(0, 512), expected, name) : null
      if (fault) throw new UnreadableFile(fault)
      total += chunk.length
      if (total > within.unpacked) throw new UnreadableFile(because('file_unpacks', { name, most: sizeName(within.unpacked) }))
      yield chunk
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(because('file_cut', { name, fault: error instanceof Error ? error.message : String(error) }))
  } finally {
    raw.destroy()
  }
}

/** The lines of a stream of UTF-8, without their ends; bytes that are not UTF-8 come as the replacement mark. */
export async function* linesOf(source: AsyncIterable<Buffer>, longest = limits.line): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let count = 0
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      count += 1
      yield line.endsWith('\r') ? line.slice(0, -1) : line
    }
    if (rest.length > longest) throw new UnreadableFile(because('long_line', { line: count + 1, most: sizeName(longest) }))
  }
  rest += decoder.end()
  if (rest !== '') yield rest
}
