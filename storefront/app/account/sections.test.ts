import { describe, expect, it } from 'vitest'
import { sectionOf, sections, sectionsFor } from './sections.ts'

const keysFor = (...who: Parameters<typeof sectionsFor>) =>
  sectionsFor(...who).flatMap((group) => group.sections.map(({ key }) => key))

describe('the sections of the private area (U-18)', () => {
  it('have each screen once', () => expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length))
  it('give a private customer orders, favourites, invoices, ebooks, data, addresses, password and help', () =>
    expect(keysFor('private', 'holder')).toEqual(
      expect.arrayContaining([
        'private-orders',
        'private-favourites',
        'private-invoices',
        'private-ebooks',
        'private-data',
        'private-addresses',
        'private-password',
        'private-help',
      ]),
    ))
  it('show a guest the orders alone', () => expect(keysFor('guest', 'holder')).toEqual(['private-orders']))
  it('keep the account itself to its holder', () => {
    for (const key of ['private-data', 'private-addresses', 'private-privacy', 'private-members'] as const) {
      expect(keysFor('library', 'holder')).toContain(key)
      for (const role of ['requester', 'approver', 'accounts'] as const) expect(keysFor('library', role)).not.toContain(key)
    }
    expect(keysFor('library', 'requester')).toContain('private-password')
  })
  it('are marked on the screens that belong to them too', () => {
    for (const { key } of sections) expect(sectionOf(key)).toBe(key)
    expect(sectionOf('private-add-address')).toBe('private-addresses')
    expect(sectionOf('private-address-edit')).toBe('private-addresses')
    expect(sectionOf('private-paste')).toBe('private-paste')
    expect(sectionOf('basket')).toBeNull()
  })
  it('keep the desk to libraries and businesses', () =>
    expect(sectionsFor('private', 'holder').map(({ group }) => group)).toEqual(['orders', 'account']))
})
