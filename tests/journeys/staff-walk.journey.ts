import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { breaches } from './support/accessibility.ts'
import { openAsColleague } from './support/colleague.ts'
import { expect, type Language, languages, type Page, test } from './support/visitor.ts'
import { alsoSeen, foreignWords, placeOf, staffPaths } from './walk/desks.ts'

/**
 * What the demo has nothing of: nobody's money is in doubt there, nothing is short, no colleague made an order for somebody, no other program
 * or server is told of anything, nobody reads the newsletter yet, no title is pinned, and the books were not yet compared.
 */
const none = new Set([
  '/bank/:entry',
  '/book-runs/:run',
  '/fetches/:source',
  '/new-order/:number',
  '/imports/file/:file',
  '/payments/:flag',
  '/keys/:access',
  '/pickups/:code',
  '/pins/:pin',
  '/rate-proposals/:proposal',
  '/readers/:reader',
  '/segments/:segment',
  '/sendings/:sending',
  '/short-list/:short',
  '/webhooks/:webhook',
])

const wide = { width: 1366, height: 768 }
const narrow = { width: 390, height: 844 }

/**
 * Names of places and libraries, titles and columns of tables that other journeys brought in, what colleagues called their answers and the places for
 * names in them, and words that visitors searched for. *Data* and *Secrets* are English on the settings.
 */
const written = /^(Recibido|Granada|Café|Biblioteca|Título|Código|withdrawal|granada|Data|Secrets)$|\{name\}.*\{number\}/

/** A key in the place of its text, and what a program says when it has nothing. */
const raw = /\bundefined\b|\bNaN\b|\[object |\{[a-z_]+\}/

/** What can be read on the screen now, with the names of what is drawn. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.parentElement?.checkVisibility() &&
        !node.parentElement.closest('script, code, [lang]:not(html), [translate="no"]')
      )
        texts.push(node.textContent?.trim() ?? '')
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name)?.trim() ?? '')
    return texts.filter(Boolean)
  })

const widerThanTheScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide on ${innerWidth}`] : []
  })

async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`) })
}

/** What is wrong with the screen as it stands there, wide and narrow; by day, and where asked for by night. */
async function faultsOf(page: Page, name: string, { language, foreign, night }: Seen): Promise<string[]> {
  const faults: string[] = []
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${language} ${name} ${where}: ${fault}`))
  const axe = async (where: string) =>
    note(
      where,
      (await breaches(page)).map(({ rule, at }) => `${rule} at ${at}`),
    )
  note('lang', (await page.evaluate(() => document.documentElement.lang)) === language ? [] : ['another language'])
  note('headings', (await page.locator('h1').count()) === 1 ? [] : ['not one h1'])
  const texts = await textsOf(page)
  note(
    'words',
    [...new Set(texts)].filter((text) => !written.test(text) && (raw.test(text) || foreign.has(text.toLowerCase()))),
  )
  await axe('wide')
  note('wide', await widerThanTheScreen(page))
  await picture(page, `${name}-${language}-wide`)
  if (night) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe('wide by night')
    await picture(page, `${name}-${language}-wide-dark`)
  }
  await page.setViewportSize(narrow)
  note('narrow', await widerThanTheScreen(page))
  if (night) {
    await picture(page, `${name}-${language}-narrow-dark`)
    await page.emulateMedia({ colorScheme: 'light' })
    await axe('narrow')
  }
  await picture(page, `${name}-${language}-narrow`)
  await page.setViewportSize(wide)
  return faults
}

/** A part of the walk alone, by the beginnings of its paths: SCREENS=/refunds,/sales. */
const part = process.env.SCREENS?.split(',')
const isWalked = (name: string) => !part || part.some((beginning) => name.startsWith(beginning))

interface Seen {
  language: Language
  foreign: ReadonlySet<string>
  night: boolean
}

test.describe('@desktop the walk over the back office', () => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  test.describe.configure({ timeout: 1_800_000 })

  for (const language of languages)
    test(`@whole every screen is drawn in ${language}, wide and narrow: no bar to anybody, nothing wider than the screen, no word of another language`, async ({
      page,
    }) => {
      await page.setViewportSize(wide)
      const roles = ['admin', 'order_desk', 'catalogue', 'marketing', 'trade_desk', 'finance'] as const
      await openAsColleague(page, '', { roles, language })
      const foreign = new Set((await foreignWords())[language])
      const reached = new Map<string, string | null>()
      const faults: string[] = []
      const patterns = [...new Set([...(await staffPaths()), ...alsoSeen])].filter((name) => name !== '/names' && isWalked(name))
      for (const [index, name] of patterns.entries()) {
        const place = await placeOf(page, name, reached)
        reached.set(name, place)
        if (place === null) {
          if (!none.has(name)) faults.push(`${name}: no row leads there`)
          continue
        }
        await page.goto(`/staff${place}`)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const found = await faultsOf(page, name, { language, foreign, night: languages[index % 3] === language })
        // Said as they are found: whoever ends the walk before its end knows them.
        for (const fault of found) console.log(fault)
        faults.push(...found)
      }
      console.log(`${reached.size} screens in ${language}, ${faults.length} faults`)
      expect(faults).toEqual([])
    })
})
