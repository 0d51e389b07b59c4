import { expect, it } from 'vitest'
import { readableAddress } from './request-address.ts'

it('leaves an ordinary address as it is', () => {
  for (const address of ['/', '/es/buscar?q=a%20b', '/es/libro/jard%C3%ADn/1/x', '/media/x.webp'])
    expect(readableAddress(address)).toBe(address)
})
it('never reads another host out of a path', () => {
  for (const address of ['//evil.example/es', '/\\evil.example/es', '\\\\evil.example/es', 'http:////evil.example/es'])
    expect(new URL(readableAddress(address), 'https://shop.example').origin).toBe('https://shop.example')
  expect(readableAddress('http://evil.example/es/libros?a=1')).toBe('/es/libros?a=1')
})
it('takes what cannot be decoded as plain text, in the path only', () => {
  expect(readableAddress('/es/%E0%A4%A')).toBe('/es/%25E0%25A4%25A')
  expect(readableAddress('/%')).toBe('/%25')
  expect(readableAddress('/es/%ff?q=%E0%A4%A')).toBe('/es/%25ff?q=%E0%A4%A')
})
