import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSeen, keepSeen, seenLately } from './seen.ts'

const day = 86_400_000
let kept = new Map<string, string>()

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

describe('what was looked at', () => {
  it('is told with the newest first, each once, without the page itself', () => {
    for (const [at, pk] of [7, 8, 7, 9].entries()) keepSeen(pk, at)
    expect(seenLately(4)).toEqual([9, 7, 8])
    expect(seenLately(4, [9])).toEqual([7, 8])
  })
  it('is one product, whichever of its sizes was looked at', () => {
    keepSeen(7, 1, [7, 8])
    keepSeen(5, 2)
    keepSeen(8, 3, [7, 8])
    expect(seenLately(4)).toEqual([8, 5])
    expect(seenLately(4, [7, 8])).toEqual([5])
  })
  it('is twelve products at most, for thirty days', () => {
    for (let pk = 1; pk <= 20; pk++) keepSeen(pk, pk)
    expect(seenLately(20)).toHaveLength(12)
    expect(seenLately(30 * day + 15)).toEqual([20, 19, 18, 17, 16])
  })
  it('is nothing once forgotten, and nothing of what somebody else wrote there', () => {
    keepSeen(5, 1)
    forgetSeen()
    expect(seenLately(2)).toEqual([])
    for (const text of ['{', 'null', '{"pk":1}', '[1,null,{"pk":"x","at":1},{"pk":-2,"at":1},{"at":1}]']) {
      kept.set('seen', text)
      expect(seenLately(2)).toEqual([])
    }
  })
})
