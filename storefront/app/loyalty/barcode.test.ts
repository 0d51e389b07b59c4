import { describe, expect, it } from 'vitest'
import { barsPath, ean13Modules } from './barcode.ts'

describe('the barcode of the card', () => {
  it('is the EAN-13 of its number', () =>
    expect(ean13Modules('5901234123457')).toBe(
      `101${'0001011'}${'0100111'}${'0110011'}${'0010011'}${'0111101'}${'0011101'}01010${'1100110'}${'1101100'}${'1000010'}${'1011100'}${'1001110'}${'1000100'}101`,
    ))
  it('draws one bar for each run of dark modules, and nothing of what is no number', () => {
    const path = barsPath('2900000000018', 60)
    expect(path.match(/M/g)).toHaveLength(30)
    expect(path.startsWith('M0 0h1v60h-1z')).toBe(true)
    expect(barsPath('29', 60)).toBe('')
  })
})
