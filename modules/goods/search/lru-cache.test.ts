import { expect, it } from 'vitest'
import { LruCache } from './lru-cache.ts'

it('stays within its bytes, and lets go first of what was not asked for again', () => {
  const kept = new LruCache<number, string>(10_000, (text) => text.length)
  const text = 'x'.repeat(250)
  for (let i = 0; i < 1_000; i++) {
    kept.set(i, text)
    kept.get(0)
  }
  expect(kept.get(0)).toBe(text)
  expect(kept.get(999)).toBe(text)
  const there = Array.from({ length: 1_000 }, (_, i) => i).filter((i) => kept.get(i) !== undefined)
  expect(there.length).toBeLessThanOrEqual(20)
})

it('forgets what it is told to', () => {
  const kept = new LruCache<string, string>(10_000, (text) => text.length)
  kept.set('a', 'one')
  kept.set('b', 'two')
  kept.delete('a')
  expect(kept.get('a')).toBeUndefined()
  expect(kept.get('b')).toBe('two')
  kept.clear()
  expect(kept.get('b')).toBeUndefined()
})
