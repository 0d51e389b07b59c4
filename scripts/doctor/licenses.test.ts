import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { fakeLcp } from '#tests/support/fake-lcp.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { lookAtLicenses } from './outside.ts'

const lcp = fakeLcp()
const folder = temporaryFolder(afterAll)
beforeAll(() => lcp.server.open())
afterAll(() => lcp.server.close())
const look = (settings: Record<string, string>) => lookAtLicenses(readConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...settings }))

it('The doctor says whether both servers of LCP answer and take the shop’s user, and nothing where there are none', async () => {
  expect(await look({})).toEqual([])
  expect(await look(lcp.settings)).toMatchObject([{ state: 'well' }, { state: 'well' }])
  expect(await look({ ...lcp.settings, LCP_PASSWORD: 'another' })).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('refuses LCP_USER') },
    { state: 'wrong', says: expect.stringContaining('refuses LCP_USER') },
  ])
  expect(await look({ ...lcp.settings, LCP_SERVER_URL: 'http://127.0.0.1:9' })).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('does not answer') },
    { state: 'well' },
  ])
})

it('Settings of a licence server are wanted all together: each that is missing is named', () => {
  const { LCP_USER: _user, ...rest } = lcp.settings
  expect(() => readConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...rest })).toThrow(
    'LCP_USER: the other settings of the licence server need it',
  )
})
