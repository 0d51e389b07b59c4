import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openFastify } from './open-fastify.ts'

const { cache } = createRequire(import.meta.url)

it('what is registered is looked for in no module that is loaded', async () => {
  let lookedAt = 0
  const module = {
    get exports() {
      lookedAt += 1
      return {}
    },
  }
  cache['a module that is loaded'] = module as never
  const app = openFastify(readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only this test of plugins uses' }))
  const opened: string[] = []
  await app.register(async (outer) => {
    opened.push('outer')
    await outer.register(async () => void opened.push('inner'))
  })
  await app.ready()
  delete cache['a module that is loaded']
  await app.close()
  expect(opened).toEqual(['outer', 'inner'])
  expect(lookedAt).toBe(0)
})
