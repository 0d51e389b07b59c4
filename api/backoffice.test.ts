import path from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { backoffice } from './backoffice.ts'

it('shows the back office while it is worked on, and leaves every other address to the pages', async () => {
  const app = Fastify()
  try {
    await backoffice(app, { root: path.join(import.meta.dirname, '..'), development: true, publicUrl: 'http://localhost' })
    await app.register(async (pages) => {
      pages.get('/*', async () => 'a page')
    })
    const staff = await app.inject({ url: '/staff/', headers: { accept: 'text/html' } })
    expect([staff.statusCode, staff.body.includes('/@vite/client')]).toEqual([200, true])
    expect((await app.inject('/es')).body).toBe('a page')
  } finally {
    await app.close()
  }
})
