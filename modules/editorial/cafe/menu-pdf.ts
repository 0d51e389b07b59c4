import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawMark } from '#modules/invoicing/invoices/paper-blocks.ts'
import { printedAmount } from '#modules/invoicing/invoices/printed-figures.ts'
import type { MenuRow } from './cafe.sql.ts'
import { toldMenu } from './cafe.ts'
import type { LunchMenu } from './contract.ts'
import { menuWords } from './words.ts'

const dishLook = { face: 'title', size: 13 } as const
const smallLook = { size: 8, ink: 'soft' } as const

/** The lunch menu on the shop's paper, to be laid on a table: tagged, one A4 page (T-29). */
export function menuPdf(row: MenuRow, language: Language, shop: string): Promise<Buffer> {
  const words = menuWords[language]
  const menu = toldMenu(row, language)
  const week = words.week(shownDay(row.week as Day))
  const sheet = new Paper({
    language,
    title: `${words.title} · ${week}`,
    author: shop,
    foot: (page, pages) => [`${words.place} · ${shop}`, words.page(page, pages)],
  })
  drawMark(sheet, words.place, words.title)
  sheet.say('P', () => sheet.write(week, side, sheet.y, { face: 'title', size: 13, ink: 'soft' }))
  sheet.y += 34
  for (const course of menu.courses) drawCourse(sheet, course, words.contains)
  sheet.keep(80)
  sheet.rule(sheet.y)
  sheet.y += 12
  const price = printedAmount(cents(row.price_cents), language)
  sheet.say('P', () => {
    sheet.write(words.price, side, sheet.y + 5, smallLook)
    sheet.write(price, side, sheet.y, { face: 'title', size: 18, align: 'right' })
  })
  sheet.y += 32
  sheet.say('P', () => sheet.write(words.note, side, sheet.y, { ...smallLook, width: 360, gap: 2.5 }))
  return sheet.bytes()
}

function drawCourse(sheet: Paper, { title, dishes }: LunchMenu['courses'][number], contains: string) {
  sheet.keep(60)
  sheet.rule(sheet.y)
  sheet.y += 10
  sheet.say('H2', () => sheet.write(title, side, sheet.y, { face: 'strong', size: 10, ink: 'cobalt' }))
  sheet.y += 20
  for (const { name, allergens, diet } of dishes) {
    const about = [diet, allergens.length > 0 ? `${contains}: ${allergens.join(', ')}` : null].filter(Boolean).join(' · ')
    const tall = sheet.heightOf(name, dishLook)
    sheet.keep(tall + 20)
    sheet.say('P', () => {
      sheet.write(name, side, sheet.y, dishLook)
      if (about) sheet.write(about, side, sheet.y + tall, smallLook)
    })
    sheet.y += tall + (about ? 18 : 8)
  }
  sheet.y += 8
}
