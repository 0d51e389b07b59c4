import { request as ask } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathTo } from '#screens/addresses.ts'
import { limitAddresses } from './limit-addresses.ts'
import { answerAsPages, readForm } from './page-requests.ts'
import { takePages } from './page-routes.ts'

const known = { id: 'c-1', token: 'a token', firstName: '', lastName: '', email: 'a@example.com', phone: '', nif: '' }
const cookie = (session: object) => `session=${Buffer.from(JSON.stringify(session)).toString('base64url')}`
const right = async ({ id, token }: { id: string; token: string }) => {
  if (id !== known.id || token !== known.token) throw new Error('no session')
}
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  await limitAddresses(app, { CALLS_PER_MINUTE: 1_000 })
  await app.register(async (pages) => {
    answerAsPages(pages, 'http://localhost')
    const mayTakeFile = { 'private-paste': right, 'private-order-by-email': right }
    takePages(pages, async (request) => String((await readForm(request))?.length ?? 'page'), { perMinute: 5, mayTakeFile })
  })
  await app.listen({ port: 0, host: 'localhost' })
})
afterAll(() => app.close())

/** What is answered to a form of so many bytes of which none is sent. */
const announced = (path: string, bytes: number, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.server.address() as { port: number }
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes }
    const sent = ask({ port, host: 'localhost', method: 'POST', path, headers: { ...type, ...headers } })
    sent.once('error', reject)
    sent.once('response', ({ statusCode }) => {
      resolve(statusCode)
      sent.destroy()
    })
    sent.flushHeaders()
  })

describe('the pages', () => {
  it.each(['es', 'ca', 'en'] as const)(
    'say in the language of their address that one asked for too many, in %s',
    async (language) => {
      const from = `198.51.100.${language.charCodeAt(1)}`
      const get = () => app.inject({ url: `/${language}/x`, remoteAddress: from })
      for (let n = 0; n < 5; n++) expect((await get()).statusCode).toBe(200)
      const refused = await get()
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.body).toContain(
        { es: 'Demasiadas peticiones seguidas', ca: 'Massa peticions seguides', en: 'Too many requests in a row' }[language],
      )
    },
  )
  it('read a form as large as a file for those alone who may send one, and nothing of it for others', async () => {
    const path = pathTo('private-paste', 'es')
    expect(await announced(path, 8_000_000)).toBe(403)
    expect(await announced(path, 8_000_000, { cookie: cookie({ ...known, token: 'another' }) })).toBe(403)
    expect(await announced('/es/x', 8_000_000, { cookie: cookie(known) })).toBe(413)
  })
  it('parse no form that has more parts than any of theirs', async () => {
    const payload = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(3_000)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await app.inject({ method: 'POST', url: '/es/x', headers, payload, remoteAddress: '198.51.100.9' })).statusCode).toBe(
      413,
    )
  })
})
