import { describe, expect, it } from 'vitest'
import { code128 } from './code128.ts'

describe('a bar code of a label', () => {
  it('has eleven modules a sign, thirteen at its end, and its check sign before it', () => {
    const bars = code128('26-000017-1')
    expect(bars.reduce((all, width) => all + width, 0)).toBe(11 * (1 + 11 + 1) + 13)
    expect(bars).toHaveLength(6 * 13 + 7)
  })

  it('is that of the standard: the example PJJ123C ends with the check sign 55', () => {
    // Start B, P J J 1 2 3 C, check 55 (W), stop.
    const signs = code128('PJJ123C').join('').match(/.{6}/g) ?? []
    expect(signs[0]).toBe('211214')
    expect(signs[8]).toBe('311321')
  })

  it('refuses what it cannot say', () => expect(() => code128('año')).toThrow(RangeError))
})
