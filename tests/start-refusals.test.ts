import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdSecret, otherSecret } from '#database/same-secret.ts'
import { withDatabase } from './support/database.ts'
import { openShop } from './support/running-shop.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const database = withDatabase()

const refusal = (dataDir: string, environment: Record<string, string>) =>
  openShop({ dataDir, environment: { PAGES: 'false', DEMO_CATALOGUE: 'false', ...environment } }).then(
    () => expect.unreachable(),
    (error: Error) => error.message.replace('The shop did not open:\n', '').trim(),
  )

it('a shop that cannot open says why in one sentence, without a stack', async () => {
  const folder = temporaryFolder(onTestFinished)
  const nowhere = new URL(database.url)
  nowhere.pathname = '/nowhere'
  expect(await refusal(folder, { DATABASE_URL: nowhere.href })).toMatch(
    /^The shop cannot use its database: there is no such .*\.$/,
  )

  expect(await refusal(folder, { DATABASE_URL: database.url, DATABASE_PREPARED: '0' })).toMatch(
    /^DATABASE_PREPARED is 0, .* Set DATABASE_DIRECT_URL /,
  )

  const held = await holdSecret(database.url, 'the secret of a process that is open already')
  expect(await refusal(folder, { DATABASE_URL: database.url })).toBe(otherSecret)
  await held.end()

  const file = path.join(folder, 'a file')
  writeFileSync(file, '')
  expect(await refusal(file, { DATABASE_URL: database.url })).toMatch(
    /^.*a file.* cannot be written: there is a file where .*\.$/,
  )
})
