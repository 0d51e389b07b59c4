import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { driverFile, requireMended } from './driver.ts'

it('opens no database with a driver as it was published, and says what to run', () => {
  const source = readFileSync(driverFile(), 'utf8')
  expect(() => requireMended(source)).not.toThrow()
  for (const mark of ['closed meanwhile', 'set apart'])
    expect(() => requireMended(source.replaceAll(`mended: ${mark}`, ''))).toThrow('node scripts/patch-postgres.mjs')
})
