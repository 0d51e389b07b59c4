import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { costIn, hashPassword, isOutdated, isPassword } from './password.ts'

it('hashes each time with another salt, and knows its own', async () => {
  const [one, two] = [await hashPassword('granada de plata'), await hashPassword('granada de plata')]
  expect(one).not.toBe(two)
  expect(await isPassword('granada de plata', one)).toBe(true)
  expect(await isPassword('granada de Plata', one)).toBe(false)
  expect(await isPassword('granada de plata', undefined)).toBe(false)
})
it('reads a hash of other parameters and says that it is outdated', async () => {
  const salt = Buffer.from('sixteen bytes ok')
  const hash = scryptSync('old password', salt, 32, { N: 1024, r: 8, p: 1 })
  const stored = ['scrypt', 1024, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
  expect(await isPassword('old password', stored)).toBe(true)
  expect(isOutdated(stored)).toBe(true)
})
it('is cheap in tests alone', () => {
  for (const environment of [undefined, 'production', 'development'])
    expect(costIn(environment)).toEqual({ N: 32768, r: 8, p: 3 })
})
