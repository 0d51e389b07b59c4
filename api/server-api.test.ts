import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { DatabaseError } from '#kernel/database-error.ts'
import { ShopError } from '#kernel/errors.ts'
import { answerErrors } from './http-errors.ts'
import { readLanguage } from './request-language.ts'
import { serverApi } from './server-api.ts'

const app = Fastify()
readLanguage(app)
answerErrors(app)
app.post('/api/full/', async () => {
  throw new DatabaseError('could not extend file', { code: '53100' })
})
app.get('/api/menu/', async () => {
  throw new ShopError('unavailable', 'http.unavailable')
})
app.post('/api/silent/', async () => {
  throw new ShopError('unavailable', 'payment.gateway_silent')
})
app.post('/api/refused/', async () => {
  throw new ShopError('invalid', 'form.invalid')
})

const asking = () => serverApi(app, 'ca', { store: 'T013', accessToken: async () => 'none', address: '127.0.0.1' })

it('remembers that what a page sent could not be taken for now, so that the page is answered with that status', async () => {
  const api = asking()
  const { status, body } = await api.send('POST', '/full/', {})
  expect([status, body]).toMatchObject([503, { code: 'http.unavailable', detail: expect.stringContaining('atendre') }])
  expect(api.unavailable).toBe(true)
})

it('holds neither a silent bank nor a refusal for that', async () => {
  const api = asking()
  await api.send('POST', '/silent/', {})
  await api.send('POST', '/refused/', {})
  expect(api.unavailable).toBe(false)
})

it('gives each who asked for the same in one moment a response of their own, which the framework reads once', async () => {
  const answers = await Promise.allSettled([1, 2].map(() => asking().get(z.unknown(), '/menu/')))
  const refused = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as Response) : null))
  expect(refused.map((response) => response?.status)).toEqual([503, 503])
  expect(await Promise.all(refused.map((response) => response?.json()))).toMatchObject([
    { code: 'http.unavailable' },
    { code: 'http.unavailable' },
  ])
})
