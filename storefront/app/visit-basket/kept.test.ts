import { describe, expect, it } from 'vitest'
import { codeRead, withOneMore, withQuantity } from './kept.ts'

const empty = { key: 'k', lines: [], sent: true }

describe('what a phone keeps of a visit', () => {
  it('reads the address of a card, its number and an EAN, and nothing else', () => {
    expect(codeRead('https://shop.example/v/1234')).toBe('1234')
    expect(codeRead(' 1234 ')).toBe('1234')
    expect(codeRead('978-84-376-0494-7')).toBe('9788437604947')
    expect(codeRead('https://other.example/x')).toBeNull()
    expect(codeRead('')).toBeNull()
  })
  it('counts what is scanned again, takes out what is none, and knows that the shop has not heard of it yet', () => {
    const twice = withOneMore(withOneMore(empty, '7'), '7')
    expect(twice).toEqual({ key: 'k', lines: [{ code: '7', quantity: 2 }], sent: false })
    expect(withQuantity(twice, '7', 0).lines).toEqual([])
    expect(withQuantity(twice, '7', 99).lines).toEqual([{ code: '7', quantity: 20 }])
  })
})
