import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { shopColourStyle } from './shop-colour.ts'

const locate = createRequire(import.meta.url).resolve
const sources = {
  'page.css': [path.join(import.meta.dirname, 'page.css'), 'text/css; charset=utf-8'],
  'page.js': [path.join(import.meta.dirname, 'page.js'), 'text/javascript; charset=utf-8'],
  'serif.woff2': [locate('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'), 'font/woff2'],
  'sans.woff2': [locate('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'), 'font/woff2'],
} as const

const assets = Object.entries(sources).map(([name, [file, type]]) => {
  const content = readFileSync(file)
  return { name, type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 10) }
})

/** The address of a file of the page; it changes with its content. */
export const assetAddress = (name: keyof typeof sources): string =>
  `/gateway/assets/${name}?${assets.find((asset) => asset.name === name)?.version}`

const kept = (reply: FastifyReply, type: string) =>
  reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })

/** Style, script and letters of the hosted page, and the colour of a shop. */
export function assetRoutes(app: FastifyInstance) {
  for (const { name, type, content } of assets)
    app.get(`/assets/${name}`, { schema: { hide: true } }, async (_request, reply) => kept(reply, type).send(content))
  app.get<{ Params: { colour: string } }>(
    '/assets/colour-:colour(^[0-9a-f]{6}$).css',
    { schema: { hide: true } },
    async ({ params }, reply) => kept(reply, 'text/css; charset=utf-8').send(shopColourStyle(`#${params.colour}`)),
  )
}
