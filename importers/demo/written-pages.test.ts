import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { sectionsOf } from '#kernel/headings.ts'
import { languages } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { root } from '#tests/support/source-files.ts'
import { readPages } from './content.ts'

const pages = readPages(path.join(root, 'database/demo/pages'))
const of = (key: string) => languages.map((language) => pages.find((page) => page.key === key && page.language === language)!)
const paragraphs = (body: string) => body.split(/\n{2,}/).filter((part) => part.length > 80 && !part.startsWith('|'))
const legal = ['legal-notice', 'cookies-policy', 'privacy-policy']

describe('the pages that a fresh shop starts with', () => {
  it.each(legal)('have a text of their own in es, ca and en: %s (T-25)', (key) => {
    const written = of(key)
    const all = written.flatMap(({ body }) => paragraphs(body))
    expect(all.length).toBeGreaterThan(12)
    expect(new Set(all).size).toBe(all.length)
    const sections = written.map(({ body }) => sectionsOf(body).length)
    expect(sections[0]).toBeGreaterThan(3)
    expect(new Set(sections).size).toBe(1)
  })

  it('no two legal pages say the same in other words of title only (T-25)', () => {
    for (const index of [0, 1, 2]) {
      const all = legal.flatMap((key) => paragraphs(of(key)[index]!.body))
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('purchase conditions serve shipping and returns too, at the same anchors in every language (T-24)', () => {
    for (const { body } of of('purchase-conditions')) {
      const anchors = sectionsOf(body).map(({ anchor }) => anchor)
      expect(anchors).toEqual(expect.arrayContaining(['payment', 'shipping', 'returns']))
      expect(new Set(anchors).size).toBe(anchors.length)
    }
  })

  it('lead only to sections that are there (T-24)', () => {
    const known: Record<string, readonly string[]> = { 'customer-service': ['hours'] }
    const wrong = pages.flatMap(({ key, language, body }) =>
      [...body.matchAll(/\]\((\/[^)#\s]*)?#([\w-]+)\)/g)].flatMap(([, to, anchor = '']) => {
        const target = to ? matchPath(to)?.key : key
        const page = pages.find((pageText) => pageText.key === target && pageText.language === language)
        const anchors = [...(page ? sectionsOf(page.body).map((section) => section.anchor) : []), ...(known[target ?? ''] ?? [])]
        return anchors.includes(anchor) ? [] : [`${key}.${language}: ${to ?? ''}#${anchor}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('name the seller that the invoices name', () => {
    const { ISSUER_NAME, ISSUER_NIF } = readConfig({ SECRET: 'a secret that only the tests of this shop use' })
    for (const { body } of of('legal-notice')) {
      expect(body).toContain(ISSUER_NAME)
      expect(body).toContain(ISSUER_NIF)
    }
    for (const key of ['purchase-conditions', 'privacy-policy'])
      for (const { body } of of(key)) expect(body).toContain(ISSUER_NAME)
  })
})
