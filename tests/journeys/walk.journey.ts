import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { isRouteKey, paths } from '#kernel/route-table.ts'
import { reopenDemoAccounts } from './support/demo-accounts.ts'
import { expect, hydrated, type Language, languages, test } from './support/visitor.ts'
import { type Document, faultsOf, faultsOfTranslations } from './walk/document.ts'
import { missing, notBuiltYet, screens, type Walker } from './walk/screens.ts'
import { findWay, forEach, look, signIn } from './walk/way.ts'

test.describe.configure({ timeout: 300_000 })

const walkers: readonly Walker[] = ['nobody', 'reader', 'library']
async function signedIn(): Promise<Record<Walker, string>> {
  await reopenDemoAccounts()
  return Object.fromEntries(await Promise.all(walkers.map(async (one) => [one, await signIn(one)]))) as Record<Walker, string>
}

/** The specification's table, as it was given: key, es, ca, en. */
const rows = readFileSync(path.join(import.meta.dirname, 'walk/routes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test.describe('@desktop the walk over the route table', () => {
  test('R-01 the shop knows every screen of the specification at its three paths', () => {
    const known = rows
      .filter(([key]) => key !== 'not-found')
      .map(([key = '']) => [key, ...(isRouteKey(key) ? languages.map((one) => `/${one}${paths[key][one]}`) : [])])
    expect(known).toEqual(rows.filter(([key]) => key !== 'not-found'))
    expect(missing.toSorted(), 'screens that no file shows').toEqual(notBuiltYet.toSorted())
  })

  test('N-26 R-23 each screen answers in three languages with its title, its translations, one h1 and text of its own', async () => {
    test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
    const cookies = await signedIn()
    const faults: string[] = []
    const table: string[] = []
    await forEach(await findWay(cookies), async ({ screen, paths: at }) => {
      if (!at) return faults.push(`${screen.key}: no link leads there`)
      const seen = await Promise.all(languages.map((one) => look(at[one], cookies[screen.as])))
      const pages = Object.fromEntries(
        languages.map((one, place) => [one, { path: at[one].split('?')[0], page: seen[place] }]),
      ) as Record<Language, { path: string; page: Document }>
      const own = languages.flatMap((language) =>
        screen.kind === 'page'
          ? faultsOf(pages[language].page, { language, status: screen.status }).map((fault) => `${language}: ${fault}`)
          : pages[language].page.status === screen.status
            ? []
            : `${language}: status ${pages[language].page.status}`,
      )
      if (screen.kind === 'page' && screen.status === 200) own.push(...faultsOfTranslations(pages))
      faults.push(...own.map((fault) => `${screen.key} ${fault} (${at.es})`))
      return table.push(`${screen.key.padEnd(32)} ${seen.map(({ status }) => status).join(' ')} ${own.length || 'ok'}`)
    })
    console.log(table.toSorted().join('\n'))
    console.log(`${screens.length} screens, ${missing.length} not built, ${faults.length} faults`)
    expect(faults).toEqual([])
  })

  test('R-21 what is no screen is a page not found in the language of the address', async () => {
    for (const language of languages) {
      const page = await look(`/${language}/no-hay-nada/aqui`, '')
      expect(page.status).toBe(404)
      expect(page.lang).toBe(language)
      expect(page.headings).toBe(1)
    }
  })
})

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A visitor without a cart, and a link that nobody was sent, are answered with 4xx, which a browser notes. */
const expected = [/recover-last-cart/, /Failed to load resource.*\b(400|403|404)\b/]

test('each screen is drawn in a browser: nothing to complain of, nothing to bar anybody, nothing wider than the screen', async ({
  browser,
  viewport,
}, { project }) => {
  test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
  const cookies = await signedIn()
  const turn = project.name === 'phone' ? 1 : 0
  const stops = (await findWay(cookies)).filter(({ screen, paths: at }) => at && screen.kind === 'page')
  const faults: string[] = []
  await forEach(
    [...stops.entries()],
    async ([place, { screen, paths: at }]) => {
      const language = languages[(place + turn) % languages.length]!
      const context = await browser.newContext({ viewport, baseURL: process.env.SHOP_URL, reducedMotion: 'reduce' })
      const url = process.env.SHOP_URL ?? ''
      const given = cookies[screen.as].split('; ').filter(Boolean)
      await context.addCookies(given.map((one) => ({ url, name: one.split('=')[0]!, value: one.slice(one.indexOf('=') + 1) })))
      const page = await context.newPage()
      const complain = (text: string) => faults.push(`${screen.key} ${language}: ${text}`)
      const heard = (text: string) => expected.some((one) => one.test(text)) || complain(text)
      page.on('console', (message) => message.type() === 'error' && heard(`${message.text()} ${message.location().url}`))
      page.on('pageerror', (error) => heard(error.message))
      try {
        await page.goto(at?.[language] ?? '')
        await hydrated(page)
        if (new URL(page.url()).pathname !== new URL(at?.[language] ?? '', url).pathname) complain(`went to ${page.url()}`)
        const { wide, width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: innerWidth }))
        if (wide > width) complain(`${wide} px wide on ${width}`)
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        for (const { id, nodes } of violations) complain(`${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      } catch (error) {
        complain(String(error).split('\n')[0] ?? '')
      }
      await context.close()
    },
    4,
  )
  console.log(`${project.name}: ${stops.length} screens drawn, ${faults.length} faults`)
  expect(faults).toEqual([])
})
