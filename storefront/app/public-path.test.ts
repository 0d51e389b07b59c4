import { expect, it } from 'vitest'
import { isPublicPath, leadsNowhere, readQuery } from './public-path.ts'

const read = (query: string) => readQuery(new URLSearchParams(query)).toString()

it('knows the pages that are the same for everyone', () => {
  expect(['/es', '/en/books', '/ca/cerca'].every(isPublicPath)).toBe(true)
  expect(['/es/cesta', '/en/login', '/ca/privat/comandes', '/none'].some(isPublicPath)).toBe(false)
})
it('tells an address that leads nowhere from one that is only spelt otherwise', () => {
  expect(['/fr/x', '/.env', '/__manifest', '/es/libro/x/99999999999999999999/y'].every(leadsNowhere)).toBe(true)
  expect(['/', '/es/libros/', '/ES/Libros', '/es/cesta'].some(leadsNowhere)).toBe(false)
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
it('reads what the forms of single screens ask for, and only what they understand', () => {
  expect(read('under=50&postcode=08001&arrives_by=2026-12-24&category=3')).toBe(
    'arrives_by=2026-12-24&category=3&postcode=08001&under=50',
  )
  expect(read('q1=a&q2=b&q3=c&q4=d&fifth=2&q5=b')).toBe('fifth=2&q1=a&q2=b&q3=c&q4=d&q5=b')
  expect([read('answers=baeab'), read('near=Sevilla'), read('stores=all'), read('product=45')]).toEqual([
    'answers=baeab',
    'near=Sevilla',
    'stores=all',
    'product=45',
  ])
  expect(read('q1=zz&under=x&postcode=&arrives_by=soon&answers=aaaaz&product=x')).toBe('')
})
