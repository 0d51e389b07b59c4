import { describe, expect, test } from 'vitest'
import { hear, nameOf } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

describe('a key', () => {
  test('is named alike with Ctrl and with ⌘, and a letter alike in both cases', () => {
    expect(nameOf({ ...plain, key: 'K', ctrlKey: true })).toBe('Control+k')
    expect(nameOf({ ...plain, key: 'k', metaKey: true })).toBe('Control+k')
    expect(nameOf({ ...plain, key: 'ArrowUp', altKey: true })).toBe('Alt+ArrowUp')
  })
  test('does what the table says that tells of it, and nothing where the table does not name it', () => {
    const done: string[] = []
    const table = [{ keys: ['Delete', 'x'], does: 'Remove', act: () => done.push('removed') }]
    let kept = 0
    const press = (key: string) => hear({ ...plain, key, preventDefault: () => (kept += 1) }, table)
    press('X')
    press('Delete')
    press('y')
    expect([done, kept]).toEqual([['removed', 'removed'], 2])
  })
})
