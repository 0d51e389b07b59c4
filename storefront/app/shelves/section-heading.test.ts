import { expect, it } from 'vitest'
import { sectionOf } from './section-heading.ts'

const at = (query: string) => sectionOf(new URLSearchParams(query))

it('knows the one series, list or section that an address is about, whatever else narrows it (C-52)', () => {
  expect(at('lot=301')).toEqual({ kind: 'lot', id: '301' })
  expect(at('category=1000&sort=date_desc&language=I01')).toEqual({ kind: 'category', id: '1000' })
  expect(at('series=66&page=2')).toEqual({ kind: 'series', id: '66' })
})

it.each(['', 'sort=date_desc', 'category=1000,1100', 'category=1000&category=1100', 'lot=301&category=1000', 'lot=x'])(
  'takes "%s" for no section of its own',
  (query) => {
    expect(at(query)).toBeNull()
  },
)
