import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Language, languages } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { isScreenKey } from '#screens/table.ts'
import { reopenDemoAccounts } from './support/demo-accounts.ts'
import { type Document, faultsOf, faultsOfTranslations } from './walk/document.ts'
import { type Drawing, draw, type Width, widths } from './walk/draw.ts'
import { faultsOfMarkup } from './walk/markup.ts'
import { otherShop, pathOf, screens, type Walker } from './walk/screens.ts'
import { writeTable } from './walk/table.ts'
import { findWay, forEach, look, signIn } from './walk/way.ts'
import { isWritten } from './walk/written.ts'

test.describe.configure({ timeout: 1_800_000 })

const walkers: readonly Walker[] = ['nobody', 'reader', 'library']
/** Another journey may close or open the accounts to try out at this very moment: then once more. */
async function signedIn(triesLeft = 5): Promise<Record<Walker, string>> {
  await reopenDemoAccounts()
  try {
    return Object.fromEntries(await Promise.all(walkers.map(async (walker) => [walker, await signIn(walker)]))) as Record<
      Walker,
      string
    >
  } catch (error) {
    if (triesLeft === 0) throw error
    await wait(1_000)
    return signedIn(triesLeft - 1)
  }
}

/** The specification's table, as it was given: key, es, ca, en. */
const given = readFileSync(path.join(import.meta.dirname, 'walk/routes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

/** The markup of a screen is the same in each language but for its words: one is read, npm run test:whole has all three read. */
const readIn = (id: string): readonly Language[] =>
  process.env.TESTS === 'whole'
    ? languages
    : [languages[screens.findIndex((screen) => screen.id === id) % languages.length] ?? 'es']

test.describe('@desktop the walk over the table of screens', () => {
  test('R-01 the shop knows every screen of the specification at its three paths', () => {
    const [ofMain, ofOther] = [
      given.filter(([key]) => !key?.startsWith('gaudi-')),
      given.filter(([key]) => key?.startsWith('gaudi-')),
    ]
    const known = ofMain
      .filter(([key]) => key !== 'not-found')
      .map(([key = '']) => [
        key,
        ...(isScreenKey(key) || isWritten(key) ? languages.map((language) => `/${language}${pathOf(key, language)}`) : []),
      ])
    expect(known).toEqual(ofMain.filter(([key]) => key !== 'not-found'))
    for (const [name, ...paths] of ofOther) {
      const filled = paths.map((path) => path.replace(/:(\w+)/g, (_whole, parameter: string) => (parameter === 'id' ? '7' : 'x')))
      const shown = filled.map((path) => matchPath(path)).map((screen) => screen && `${screen.shop} ${screen.key}`)
      expect([name, new Set(shown).size, shown[0]]).toEqual([name, 1, expect.stringContaining(otherShop)])
    }
  })

  test('N-26 R-23 each screen answers in three languages with its title, its translations, one h1, text of its own and markup by the standard', async () => {
    test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
    const cookies = await signedIn()
    const faults: string[] = []
    const rows: (string | number)[][] = []
    await forEach(await findWay(cookies), async ({ screen, paths: at }) => {
      if (!at) return faults.push(`${screen.id}: no link leads there`)
      const seen = await Promise.all(languages.map((language) => look(at[language], cookies[screen.as])))
      const pages = Object.fromEntries(
        languages.map((language, index) => [language, { path: at[language].split('?')[0], page: seen[index] }]),
      ) as Record<Language, { path: string; page: Document }>
      const own = languages.flatMap((language) =>
        screen.kind === 'page'
          ? faultsOf(pages[language].page, { language, status: screen.status }).map((fault) => `${language}: ${fault}`)
          : pages[language].page.status === screen.status
            ? []
            : `${language}: status ${pages[language].page.status}`,
      )
      if (screen.kind === 'page' && screen.status === 200) own.push(...faultsOfTranslations(pages, screen.as !== 'nobody'))
      if (screen.kind === 'page')
        for (const language of readIn(screen.id))
          own.push(...(await faultsOfMarkup(pages[language].page.html)).map((fault) => `${language}: ${fault}`))
      faults.push(...own.map((fault) => `${screen.id} ${fault} (${at.es})`))
      return rows.push([screen.id, ...languages.map((language) => pages[language].page.status), at.es, own.length])
    })
    writeTable('documents', ['screen', ...languages, 'path', 'faults'], rows)
    console.log(`${screens.length} screens in ${languages.length} languages, ${faults.length} faults`)
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

  for (const language of languages)
    test(`@whole N-30 each screen is drawn in ${language} on a wide and on a narrow screen: no complaint, no bar to anybody, nothing wider than the screen`, async ({
      browser,
    }) => {
      test.skip(!process.env.SHOP_DATABASE, 'needs the database of the run')
      const cookies = await signedIn()
      const stops = (await findWay(cookies)).filter(({ screen }) => screen.kind === 'page')
      const drawings = stops.flatMap(({ screen, paths: at }): Drawing[] => (at ? [{ screen, language, path: at[language] }] : []))
      const faults = await draw(browser, cookies, drawings)
      const of = ({ screen }: Drawing, { name }: Width) =>
        faults.filter((fault) => fault.screen === screen.id && fault.width === name).length
      writeTable(
        `drawn-${language}`,
        ['screen', ...widths.map(({ name }) => name), 'path'],
        drawings.map((drawing) => [drawing.screen.id, ...widths.map((width) => of(drawing, width)), drawing.path]),
      )
      console.log(`${drawings.length} screens drawn in ${language}, each ${widths.length} widths, ${faults.length} faults`)
      expect(faults).toEqual([])
    })
})
