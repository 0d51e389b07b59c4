import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { askFirst, validForMs, version } from './ask-first.ts'

/** Whether the question stands before the first paint, for a browser that keeps this. */
function asks(kept: string | null | Error): boolean {
  const marks = new Set<string>()
  runInNewContext(askFirst, {
    localStorage: {
      getItem: () => {
        if (kept instanceof Error) throw kept
        return kept
      },
    },
    document: { documentElement: { setAttribute: (name: string) => marks.add(name) }, addEventListener: () => {} },
  })
  return marks.has('data-asking')
}
const said = (change: object = {}) => JSON.stringify({ choice: 'rejected', version, at: Date.now(), ...change })

describe('the question about cookies', () => {
  it('is shown from the first paint to who has not answered, and not at all to who has', () => {
    expect(asks(null)).toBe(true)
    expect(asks(said())).toBe(false)
    expect(asks(said({ choice: 'accepted' }))).toBe(false)
  })
  it('takes an answer before the scripts of the page have come', () => {
    const marks = new Map<string, string>()
    let click: (event: object) => void = () => {}
    runInNewContext(askFirst, {
      localStorage: { getItem: () => null },
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) => marks.set(name, value),
          removeAttribute: (name: string) => marks.delete(name),
        },
        addEventListener: (_name: string, listener: typeof click) => {
          click = listener
        },
      },
    })
    click({ target: { getAttribute: () => null } })
    expect([...marks]).toEqual([['data-asking', '']])
    click({ target: { getAttribute: () => 'rejected' } })
    expect([...marks]).toEqual([['data-answered', 'rejected']])
  })
  it('comes again with another text, after two years, and where what was kept cannot be read', () => {
    expect(asks(said({ version: '2020-01' }))).toBe(true)
    expect(asks(said({ at: Date.now() - validForMs - 1 }))).toBe(true)
    expect(asks('{')).toBe(true)
    expect(asks(new Error('storage is closed'))).toBe(true)
  })
})
