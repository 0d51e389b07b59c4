import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveBuilt } from './built-files.ts'
import { generalHeaders } from './security-headers.ts'

interface Options {
  root: string
  development: boolean
  publicUrl: string
}

/** What a screen of the staff may load and call: what lies beside it and the API, nothing from elsewhere and nothing written into the page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // Pages of the shop as they are being written.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the back office below /staff/: files alone. Each of its paths is one page, which asks the API with the session in its cookie. */
export async function backoffice(app: FastifyInstance, { root, development, publicUrl }: Options) {
  const folder = path.join(root, 'backoffice')
  if (development) return developed(app, folder)
  const page = path.join(folder, 'build/index.html')
  if (!existsSync(page)) throw new Error('The back office is not built: run "npm run build" first.')
  const html = await readFile(page)
  await serveBuilt(app, { folder: path.join(folder, 'build/assets'), prefix: '/staff/assets/' })
  const answer = (_request: unknown, reply: FastifyReply) =>
    reply
      .headers({ ...generalHeaders({ publicUrl }), 'content-security-policy': policy })
      .header('x-robots-tag', 'noindex, nofollow')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  for (const url of ['/staff', '/staff/', '/staff/*']) app.get(url, { schema: { hide: true } }, answer)
}

/** While it is worked on, its files come as they are saved. */
async function developed(app: FastifyInstance, folder: string) {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  if (!app.hasDecorator('use')) await app.register(middie)
  const vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: 24679 } },
    appType: 'spa',
  })
  app.use((request, response, next) =>
    /^\/staff(\/|$)/.test(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
  )
  app.addHook('onClose', () => vite.close())
}
