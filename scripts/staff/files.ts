import { createReadStream, createWriteStream, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Asked } from './asked.ts'
import type { Client } from './client.ts'
import type { Call } from './description.ts'
import { Ends, exits } from './ends.ts'
import type { Terminal } from './terminal.ts'

const reasonOf = (error: unknown) => (error as Error).message

/** A file of the shop as it comes, under the name asked for or the shop's own, never over one that is there; - is standard output. */
export async function saved(shop: Client, answer: Response, wanted: string | undefined, { stdout }: Terminal): Promise<string> {
  const given = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  const content = Readable.fromWeb(answer.body as never)
  if (wanted === '-') {
    for await (const piece of content) stdout.write(piece)
    return ''
  }
  const file = wanted ?? given
  const into = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  let bytes = 0
  content.on('data', (piece: Buffer) => (bytes += piece.length))
  try {
    await pipeline(content, into)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Ends(exits.usage, shop.words.exists(file))
    if (syscall === 'open') throw new Ends(exits.usage, reasonOf(error))
    rmSync(file, { force: true })
    throw new Ends(exits.unreachable, shop.words.unreachable(shop.url, reasonOf(error)))
  }
  return shop.words.saved(file, bytes)
}

/** What was shown, as a file of its owner; never over one that is there. */
export function written(shop: Client, file: string, text: string): string {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new Ends(exits.usage, isThere ? shop.words.exists(file) : reasonOf(error))
  }
  return shop.words.saved(file, Buffer.byteLength(text))
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** Sends a file as it is read, in pieces where the call takes them so; what the shop said last is the answer. */
export async function sendFile(
  shop: Client,
  call: Call,
  { path: place, query }: Asked,
  file: string,
  { stdin }: Terminal,
): Promise<unknown> {
  const { type, most } = call.upload!
  if (most === null || !call.query['offset']) {
    const source = file === '-' ? stdin : createReadStream(file)
    const body = Readable.toWeb(source) as ReadableStream
    const known = type.endsWith('/*') ? (types[path.extname(file).toLowerCase()] ?? 'image/jpeg') : type
    return shop.json(call.method, place, { query, body, type: known })
  }
  const from = await open(file, 'r').catch((error: unknown) => {
    throw new Ends(exits.usage, reasonOf(error))
  })
  try {
    let answer: unknown = null
    const piece = Buffer.alloc(most)
    for (let offset = Number(query['offset'] ?? 0); ; ) {
      const { bytesRead } = await from.read(piece, 0, most, offset)
      if (bytesRead === 0) return answer
      answer = await shop.json(call.method, place, {
        query: { ...query, offset: String(offset) },
        body: piece.subarray(0, bytesRead),
        type,
      })
      offset += bytesRead
    }
  } finally {
    await from.close()
  }
}
