import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from './send-page.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** How `npm run build` names what it compressed (scripts/compress-static.mjs). */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

const forever = 'public, max-age=31536000, immutable'

/**
 * Serves what the build wrote for browsers into a folder, below `prefix`. Each file has its hash in its name and is never another, so the names are
 * read once and a file the first time that somebody asks for it: the back office is sixty files, and looking each up on the disk took as
 * long as its answers from the API.
 * @throws Error when the build wrote a kind of file that browsers are told nothing of.
 */
export function serveBuilt(app: FastifyInstance, { folder, prefix }: { folder: string; prefix: string }): void {
  const names = new Set(readdirSync(folder))
  for (const name of names)
    if (!types[path.extname(name)] && !/\.(br|gz)$/.test(name))
      throw new Error(`The build wrote ${name}, whose kind has no content type`)
  const kept = new Map<string, Buffer>()
  const bytesOf = async (name: string) => {
    const known = kept.get(name)
    if (known) return known
    const bytes = await readFile(path.join(folder, name))
    kept.set(name, bytes)
    return bytes
  }
  const answer = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const name = request.params['*']
    const type = types[path.extname(name)]
    if (!type || !names.has(name)) return reply.callNotFound()
    const wanted = encodingOf(request)
    const encoding = names.has(name + endings[wanted]) ? wanted : 'identity'
    const etag = `W/"${name}"`
    const unchanged = request.headers['if-none-match'] === etag
    const bytes = unchanged ? undefined : await bytesOf(name + endings[encoding]).catch(() => null)
    // Built anew meanwhile.
    if (bytes === null) return reply.callNotFound()
    reply.headers({ 'content-type': type, 'cache-control': forever, vary: 'accept-encoding', etag })
    if (unchanged) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }
  app.get(`${prefix}*`, { schema: { hide: true } }, answer)
}
