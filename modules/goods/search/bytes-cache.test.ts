import { expect, it } from 'vitest'
import { BytesCache } from './bytes-cache.ts'

const text = (sign: string, length = 250) => Buffer.alloc(length, sign)

it('stays within its bytes, and lets go first of what was not asked for again', () => {
  const kept = new BytesCache<number>(10_000)
  for (let i = 0; i < 1_000; i++) {
    kept.set(i, text(String(i % 10)))
    expect(kept.get(0)).toEqual(text('0'))
  }
  const there = Array.from({ length: 1_000 }, (_, i) => i).filter((i) => kept.get(i) !== undefined)
  expect(there).toContain(999)
  expect(there.length).toBeLessThanOrEqual(40)
  for (const i of there) expect(kept.get(i)).toEqual(text(String(i % 10)))
})

it('gives what stays as it was, whatever is kept afterwards', () => {
  const kept = new BytesCache<number>(10_000)
  const given = text('a')
  kept.set(1, given)
  given.fill('z')
  const got = kept.get(1)
  for (let i = 2; i < 200; i++) kept.set(i, text('b'))
  expect(got).toEqual(text('a'))
  expect(kept.get(1)).toBeUndefined()
})

it('says the newer of two texts, and nothing of one that is too long to be kept', () => {
  const kept = new BytesCache<string>(10_000)
  kept.set('a', text('1'))
  kept.set('a', text('2', 100))
  expect(kept.get('a')).toEqual(text('2', 100))
  kept.set('a', text('3', 9_000))
  expect(kept.get('a')).toBeUndefined()
})

it('forgets what it is told to', () => {
  const kept = new BytesCache<string>(10_000)
  kept.set('a', text('1'))
  kept.set('b', text('2'))
  kept.delete('a')
  expect(kept.get('a')).toBeUndefined()
  expect(kept.get('b')).toEqual(text('2'))
  kept.clear()
  expect(kept.get('b')).toBeUndefined()
})
