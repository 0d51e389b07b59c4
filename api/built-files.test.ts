import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveBuilt } from './built-files.ts'

describe('what the build wrote for browsers', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'built-'))
  const folder = path.join(root, 'assets')
  let app: FastifyInstance

  beforeAll(async () => {
    mkdirSync(folder)
    writeFileSync(path.join(root, 'secret.js'), 'nobody’s')
    const files = {
      'a-1.js': 'plain',
      'a-1.js.br': 'brotli',
      'a-1.js.gz': 'gzip',
      'b-2.css': 'style',
      'c-3.woff2': 'letters',
      'gone-4.js': 'x',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    app = Fastify()
    await serveBuilt(app, { folder, prefix: '/assets/' })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['', undefined, 'plain'],
  ])('comes as small as its reader takes it (%s), to be kept for a year', async (accepted, encoding, body) => {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.body]).toEqual([200, body])
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  it('comes as it is where the build compressed nothing', async () => {
    const answer = await get('/assets/c-3.woff2', { 'accept-encoding': 'gzip, br' })
    expect([answer.body, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
      'letters',
      'font/woff2',
      undefined,
    ])
    expect((await get('/assets/b-2.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('is told without its bytes to who asks for its head, and to who has it already', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/assets/a-1.js' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
    const { headers } = await get('/assets/a-1.js')
    const again = await get('/assets/a-1.js', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is nothing else that lies on the disk: no other folder, no other spelling, not the compressed form by its own name', async () => {
    for (const name of [
      '',
      'none.js',
      'A-1.js',
      'a-1.js.br',
      '../secret.js',
      '%2e%2e/secret.js',
      '..%2fsecret.js',
      '..%5csecret.js',
      '%00',
    ])
      expect([name, (await get(`/assets/${name}`)).statusCode]).toEqual([name, 404])
  })

  it('is no longer there once it was built anew, and nobody keeps that answer', async () => {
    rmSync(path.join(folder, 'gone-4.js'))
    const answer = await get('/assets/gone-4.js')
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([404, undefined, undefined])
  })
})
