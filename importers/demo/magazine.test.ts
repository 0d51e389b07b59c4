import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { cafe } from '#modules/editorial/cafe/cafe.ts'
import { posts } from '#modules/editorial/magazine/magazine.ts'
import { withDatabase } from '#tests/support/database.ts'
import { eansOf, lastOn, readMagazine, readPost, writeCafe, writeMagazine } from './magazine.ts'
import { ownBooks } from './own-books.ts'
import { ownObjects } from './own-objects.ts'

const folder = path.join(import.meta.dirname, '../../database/demo')
const database = withDatabase()

describe('the magazine of the demonstration', () => {
  const { posts: planned } = readMagazine(folder)

  it('has posts at the length of real ones in each language', () => {
    for (const { key } of planned)
      for (const language of languages) {
        const { body, summary, title } = readPost(folder, key, language)
        expect(body.split(/\s+/).length, `${key} in ${language}`).toBeGreaterThan(240)
        expect(summary.length, `${key} in ${language}`).toBeLessThan(320)
        expect(title.length, `${key} in ${language}`).toBeLessThan(90)
      }
  })

  it('speaks of articles that the shop has', () => {
    const known = new Set([...ownObjects(folder), ...ownBooks(folder)].map((record) => record.ean))
    for (const post of planned)
      for (const [index, ean] of eansOf(post).entries()) expect(known, `${post.key}: ${post.pieces[index]}`).toContain(ean)
  })

  it('stands in its season whatever the day: the last such day that has come', () => {
    expect(lastOn('04-13', '2026-04-13' as Day)).toBe('2026-04-13')
    expect(lastOn('11-16', '2026-04-13' as Day)).toBe('2025-11-16')
  })

  it('fills an empty shop once, and the café with this week’s menu', async () => {
    for (const _turn of [1, 2]) {
      await writeMagazine(database.sql, folder)
      await writeCafe(database.sql, folder)
    }
    expect((await posts(database.sql, 'ca')).total).toBe(planned.length)
    const { menu, gallery } = await cafe(database.sql, 'en')
    expect(menu?.courses.map((course) => course.dishes.length)).toEqual([4, 4, expect.any(Number)])
    expect(gallery.length).toBeGreaterThan(3)
  })

  it('tells of the café with an anchor for each of its parts, six days a week and 300 square metres (T-27, T-28)', () => {
    for (const language of languages) {
      const text = readFileSync(path.join(folder, `pages/about-cafe.${language}.md`), 'utf8')
      for (const part of ['bookshop', 'cafe-restaurant', 'events']) expect(text).toContain(`{#${part}}`)
      expect(text).toMatch(/300 (m²|metros cuadrados|metres quadrats|square metres)/)
      expect(text).toMatch(/lunes a sábado|dilluns a dissabte|Monday to Saturday/)
    }
  })
})
