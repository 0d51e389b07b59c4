import { describe, expect, it } from 'vitest'
import { isParsable } from './page-requests.ts'
import { hasFewFields, shapeOf } from './read-bodies.ts'

describe('a body of JSON', () => {
  it('is looked at no further than to see that it holds too many values', () => {
    const text = `[${'[[[1]]],'.repeat(700_000)}1]`
    const { fits, lookedAt } = shapeOf(text)
    expect(fits).toBe(false)
    expect(lookedAt).toBeLessThan(300_000)
  })
  it('is looked at no further than to see that it is nested too deep', () =>
    expect(shapeOf('['.repeat(5_000_000))).toEqual({ fits: false, lookedAt: 65 }))
  it('may hold one long text, whatever it says', () => {
    const text = JSON.stringify({ text: '{[,"\\'.repeat(1_000_000), file: null })
    expect(shapeOf(text)).toEqual({ fits: true, lookedAt: text.length })
  })
  it('may hold the ten thousand lines of a list', () =>
    expect(shapeOf(JSON.stringify(Array(10_000).fill({ line: 1, quantity: 2, product: 3, skip: false }))).fits).toBe(true))
})

describe('a form', () => {
  it('of more parts than any form has is not parsed', () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    const type = 'multipart/form-data; boundary=x'
    expect(isParsable(Buffer.from(part.repeat(140_000)), type)).toBe(false)
    expect(isParsable(Buffer.from(`${part.repeat(5)}--x--`), type)).toBe(true)
  })
  it('of more fields than a list has lines is not parsed', () => {
    expect(isParsable(Buffer.from('a&'.repeat(200_000)), 'application/x-www-form-urlencoded')).toBe(false)
    expect([hasFewFields('a=1&b=2', 2), hasFewFields('a=1&b=2&', 2)]).toEqual([true, false])
  })
})
