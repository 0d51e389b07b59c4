import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

declare global {
  interface Window {
    /** Of the page into which it was brought. */
    axe: typeof Axe
  }
}

/** Rules of a single screen reader or of taste are left out: what counts is WCAG 2.2 AA and good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** In the page itself, asked for violations alone: @axe-core/playwright brings back every passed node and takes five times as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Rows of a table are drawn alike, and so is what a long list holds, and each costs as much as the first: `npm test` reads four rows and
 * eight of a list, `npm run test:whole` all.
 */
const rowsAlike = process.env.TESTS === 'whole' ? [] : ['tbody > tr:nth-child(n + 5)', 'main li:nth-child(n + 9)']

/**
 * What stands around every page costs a third of each look at one. `npm test` reads it on the home page and a page of a title, wide, narrow
 * and by night (arrival, whole-purchase), and on the first screen of the back office; `npm run test:whole` on each.
 */
const around = process.env.TESTS === 'whole' ? [] : ['header.header', 'footer.footer', '.top-bar', '.navigation-entries']

export interface Look {
  /** What is the same as on a screen that was looked at before, by selector: it is left out. */
  seen?: readonly string[]
  /** Colours are half of what a look costs: no, where what is drawn is made of parts whose colours other looks read. */
  colours?: boolean
}

interface Breach {
  rule: string
  at: string
  remedy: string
}

/**
 * Each breach of accessibility on the screen as it stands there now: rule, element, what to do.
 */
export async function breaches(page: Page, { seen = around, colours = true }: Look = {}): Promise<Breach[]> {
  // What the header covers while one reads further down is no smaller for that; a jump to a fragment may still be under way.
  await page.waitForFunction(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest(scrollY === 0))))
  })
  // A line on its way to the shop is paler until the answer is there.
  await page.waitForFunction(() => !document.querySelector('li[aria-busy="true"]'))
  // A button that may be pressed again fades back to its colours; they are read as they are once it rests.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const asked = { tags: rules, exclude: [...rowsAlike, ...seen], colours }
  const found = await page.evaluate(async ({ tags, exclude, colours }) => {
    const { axe } = window
    // So is what stands at the edge of something that scrolls: it is moved where it is whole.
    const atEdge = (at: string) => {
      const target = document.querySelector(at)
      const box = target?.closest('[data-folded], nav, aside')
      if (!target || !box || box.scrollHeight <= box.clientHeight) return false
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box)
      const [edge, { top, bottom }] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
      return top < edge.top + (parseFloat(scrollPaddingTop) || 0) || bottom > edge.bottom - (parseFloat(scrollPaddingBottom) || 0)
    }
    const { violations } = await axe.run(
      // What was opened in the header is read with it.
      {
        include: document,
        exclude: exclude.filter((one) => !document.querySelector(`${one}:is(header) :is([aria-expanded='true'], dialog[open])`)),
      },
      { runOnly: tags, resultTypes: ['violations'], ...(!colours && { rules: { 'color-contrast': { enabled: false } } }) },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !atEdge(target.join(' ')))
        .map(({ target, failureSummary }) => ({ rule: id, at: target.join(' '), remedy: failureSummary ?? '' })),
    )
  }, asked)
  await page.emulateMedia({ reducedMotion: null })
  return found
}
