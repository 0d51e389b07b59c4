import { expect, it } from 'vitest'
import { isPublicPath, leadsNowhere, readQuery } from './public-path.ts'

const read = (query: string) => readQuery(new URLSearchParams(query)).toString()

it('knows the pages that are the same for everyone', () => {
  expect(['/es', '/en/books', '/ca/cerca'].every(isPublicPath)).toBe(true)
  expect(['/es/cesta', '/en/login', '/ca/privat/comandes', '/none'].some(isPublicPath)).toBe(false)
})
it('tells an address that leads nowhere from one that is only spelt otherwise', () => {
  expect(['/fr/x', '/.env', '/es/libro/x/99999999999999999999/y'].every(leadsNowhere)).toBe(true)
  expect(['/', '/__manifest', '/es/libros/', '/ES/Libros', '/es/cesta'].some(leadsNowhere)).toBe(false)
})
it('reads the same query for all whose page is the same', () => {
  expect(read('utm_source=x&page=2&q=agua&fbclid=1&__proto__=1')).toBe(read('q=agua&page=2'))
  expect(read('session=1&token=abc')).toBe('')
})
it('bounds what it reads', () => {
  expect(read(`q=${'x'.repeat(9_000)}`).length).toBeLessThan(300)
  expect(read(Array.from({ length: 5_000 }, (_, n) => `q=${n}`).join('&'))).toBe('q=0')
  expect(read('q=%00').length).toBe(0)
})
