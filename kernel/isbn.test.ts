import { describe, expect, it } from 'vitest'
import { isbn10Of, isInStore, isIsbn, parseEan } from './isbn.ts'

describe('a product number', () => {
  it.each([
    ['978-84-376-0494-7', '84-376-0494-X'],
    ['978-84-204-1214-6', '84-204-1214-7'],
    ['978-0-8044-2957-3', '0-8044-2957-X'],
  ])('reads %s and %s as the same book', (thirteen, ten) => {
    expect(parseEan(ten)).toBe(parseEan(thirteen))
    expect(isbn10Of(parseEan(thirteen)!)).toBe(ten.replaceAll('-', ''))
  })
  it('is an ISBN only under 978 and 979, and the shop’s own under 2', () => {
    expect(['9788437604947', '9791387540012', '2000000000015', '8412345678905'].map(isIsbn)).toEqual([true, true, false, false])
    expect(['9788437604947', '2000000000015'].map(isInStore)).toEqual([false, true])
  })
  it('has no ISBN-10 under 979', () => expect(isbn10Of(parseEan('979-13-87540-01-2')!)).toBeNull())
  it.each(['8412345678905', '8436543210989', '2000000000015', ' 978 84 376 0494 7\r'])('accepts %s', (text) =>
    expect(parseEan(text)).toHaveLength(13),
  )
  it.each(['9788437604948', '8437604947', 'abc', '', '978843760494'])('refuses %s', (text) => expect(parseEan(text)).toBeNull())
})
