import { expect, it } from 'vitest'
import { Lag } from './lag.ts'

it('a replica is as old as the first that it lacks, however long the primary wrote nothing', () => {
  const lag = new Lag()
  lag.note({ time: 1_000, at: 10 })
  lag.note({ time: 2_000, at: 10 })
  expect(lag.of(10, 60_000)).toBe(0)
  lag.note({ time: 60_000, at: 20 })
  lag.note({ time: 61_000, at: 30 })
  expect(lag.of(10, 62_000)).toBe(2_000)
  expect(lag.of(20, 62_000)).toBe(1_000)
  expect(lag.of(30, 62_000)).toBe(0)
})
