import { describe, expect, it } from 'vitest'
import { forgetRecent, recent } from './recent.ts'

describe('what few rows say', () => {
  const pool = {}
  let read = 0
  const rows = () => Promise.resolve(++read)
  const ask = (now: number) => recent(pool, rows, rows, now)

  it('is read once in ten seconds, and at once after somebody tells of a change', async () => {
    const began = Date.now()
    expect([await ask(began), await ask(began + 9_000), await ask(began + 10_000)]).toEqual([1, 1, 2])
    forgetRecent(pool)
    expect(await ask(began + 10_000)).toBe(3)
    forgetRecent(pool, rows)
    expect(await ask(began + 10_000)).toBe(4)
    forgetRecent(pool, 'something else')
    expect(await ask(began + 10_000)).toBe(4)
  })

  it('is read again after a failure', async () => {
    const failing = () => Promise.reject(new Error('away'))
    await expect(recent(pool, 'away', failing)).rejects.toThrow('away')
    expect(await recent(pool, 'away', () => Promise.resolve('back'))).toBe('back')
  })
})
