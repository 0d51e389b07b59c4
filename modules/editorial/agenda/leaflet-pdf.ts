import { insetsAsWords } from '#kernel/insets.ts'
import type { Language } from '#kernel/language.ts'
import { shownSpan } from '#kernel/shown-time.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark } from '#modules/invoicing/invoices/paper-blocks.ts'
import type { DetailRow } from './agenda.sql.ts'
import { emailTexts } from './email-words.ts'
import { words } from './leaflet-words.ts'
import { placeOf, priceOf } from './told.ts'

/** The paragraphs and items of a text, without its marks. */
const partsOf = (markdown: string): string[] =>
  insetsAsWords(markdown)
    .split('\n')
    .map((line) =>
      line
        .replace(/^(#+|[-*]) /, '')
        .replaceAll('**', '')
        .trim(),
    )
    .filter(Boolean)

/** An activity on the shop's paper, to be printed or handed on (T-02). */
export function leafletPdf(row: DetailRow, language: Language, { shop, page }: { shop: string; page: string }): Promise<Buffer> {
  const text = emailTexts[language]
  const own = words[language]
  const sheet = new Paper({
    language,
    title: row.title,
    author: shop,
    foot: (number, pages) => [page, own.page(number, pages)],
  })
  drawMark(sheet, shop, row.title)
  const say = (said: string, look: { size: number; ink?: 'soft' }, after: number) => {
    sheet.keep(sheet.heightOf(said, { ...look, gap: 3 }) + after)
    sheet.say('P', () => sheet.write(said, side, sheet.y, { ...look, gap: 3 }))
    sheet.y += sheet.heightOf(said, { ...look, gap: 3 }) + after
  }
  if (row.subtitle) say(row.subtitle, { size: 13, ink: 'soft' }, 18)
  const span = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() }
  drawFacts(
    sheet,
    [[text.when, shownSpan(span, language)], ...(row.hours ? [[text.hours, row.hours] as const] : [])],
    sheet.width,
  )
  for (const fact of [`${text.where}: ${placeOf(row)}`, ...priceOf(row, text, language)]) say(fact, { size: 10.5 }, 6)
  sheet.y += 10
  for (const part of partsOf(row.presentation)) say(part, { size: 11 }, 9)
  if (row.programme) {
    sheet.keep(60)
    sheet.y += 8
    sheet.say('H2', () => sheet.write(own.programme, side, sheet.y, { face: 'strong', size: 11, ink: 'cobalt' }))
    sheet.y += 22
    for (const part of partsOf(row.programme)) say(part, { size: 11 }, 6)
  }
  return sheet.bytes()
}
