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

interface Breach {
  rule: string
  at: string
  remedy: string
}

/**
 * Each breach of accessibility on the screen as it stands there now: rule, element, what to do.
 * @param seen what is the same as on a screen that was looked at before, by selector: it is left out.
 */
export async function breaches(page: Page, seen: readonly string[] = []): Promise<Breach[]> {
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
  const asked = { tags: rules, exclude: [...rowsAlike, ...seen] }
  const found = await page.evaluate(async ({ tags, exclude }) => {
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
    const { violations } = await axe.run({ include: document, exclude }, { runOnly: tags, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !atEdge(target.join(' ')))
        .map(({ target, failureSummary }) => ({ rule: id, at: target.join(' '), remedy: failureSummary ?? '' })),
    )
  }, asked)
  await page.emulateMedia({ reducedMotion: null })
  return found
}
