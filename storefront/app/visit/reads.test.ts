import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { changingBy } from './handlers.ts'
import { reads } from './reads.ts'
import type { Visit } from './visit.ts'

const visit = () => ({ call: vi.fn(async () => ({})) }) as Partial<Visit> as Visit
const request = (method: string) => new Request('https://shop.example/es/cesta/compra', { method })

it('lets a loader ask for what is only read, and refuses it everything that changes something', () => {
  const reading = changingBy(request('GET'), visit())
  expect(() => reading.call('PUT', '/cart/abc/', { step: 'buy' })).toThrow('asks for a change: PUT /cart/abc/')
  expect(() => reading.call('POST', '/cart/line/', {})).toThrow('asks for a change')
  expect(() => reading.call('POST', '/order/', {})).toThrow('asks for a change')
  expect(() => reading.call('POST', '/order/26-0000001/detail/', {})).not.toThrow()
})

it('lets the form of a page change what it changes', () => {
  expect(() => changingBy(request('POST'), visit()).call('PUT', '/cart/abc/', {})).not.toThrow()
})

it('knows each call that only reads by an address of the API', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> }
  const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')
  const known = Object.entries(paths).flatMap(([path, calls]) => ('post' in calls ? [shape(path.replace('/api', ''))] : []))
  expect(known).toEqual(expect.arrayContaining(reads.map(shape)))
})
