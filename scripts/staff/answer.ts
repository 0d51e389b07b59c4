import { createWriteStream, openAsBlob, rmSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Asked } from './asked.ts'
import { bodyOf, type Call } from './description.ts'
import type { Shop } from './shop.ts'
import { Ends, exits } from './terminal.ts'

/** A file of its owner, never over one that is there, and none where it came to an end too early; - is standard output. */
export async function saved({ terminal }: Shop, content: Readable, file: string): Promise<string> {
  if (file === '-') {
    for await (const piece of content) terminal.stdout.write(piece)
    return ''
  }
  const into = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(content, into)
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException
    if (syscall === 'open') throw new Ends(exits.usage, message)
    rmSync(file, { force: true })
    throw new Ends(exits.unreachable, message)
  }
  return `${file}  ${into.bytesWritten}`
}

/** Sends a file, in pieces where the call takes them so; what the shop said last is the answer. */
export async function sendFile(shop: Shop, call: Call, { path, query }: Asked, name: string): Promise<unknown> {
  const opened = name === '-' ? buffer(shop.terminal.stdin).then((all) => new Blob([all])) : openAsBlob(name)
  const file = await opened.catch((error: Error) => Promise.reject(new Ends(exits.usage, error.message)))
  const inPieces = call.parameters.some((parameter) => parameter.name === 'offset')
  const most = call['x-most-bytes'] ?? Math.max(1, file.size)
  // What a picture is, its bytes say.
  const type = bodyOf(call).type?.replace('*', 'jpeg') ?? ''
  let answer: unknown
  let offset = Number(query['offset'] ?? 0)
  do {
    const piece = { ...query, ...(inPieces && { offset: String(offset) }) }
    answer = await shop.json(call.method, path, { query: piece, body: file.slice(offset, offset + most), type })
    offset += most
  } while (offset < file.size)
  return answer
}
