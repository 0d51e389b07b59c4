import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import * as colour from './colours.ts'
import { kindNumber } from './kind-number.ts'
import * as target from './targets.ts'

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
  /** Colours are a quarter of what a look costs: no, where what is drawn is made of parts whose colours other looks read. */
  colours?: boolean
}

/**
 * Three rules take most of a look: the colours of texts, a quarter, those of links beside them, a fifth, and the size of targets, half and more
 * on a screen of the back office. What is
 * drawn is made of the same parts on every screen: `npm test` reads each kind once a worker, `npm run test:whole` every text and target.
 */
const byKind = [
  { rule: 'color-contrast', marked: colour.marked, mark: colour.markColours, read: new Set<number>() },
  { rule: 'link-in-text-block', marked: colour.linkMarked, mark: colour.markLinks, read: new Set<number>() },
  { rule: 'target-size', marked: target.marked, mark: target.markTargets, read: new Set<number>() },
]

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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source};window.kindNumber=${kindNumber}`)
  const exclude = await notOpened(page, [...rowsAlike, ...seen])
  const kinds = process.env.TESTS === 'whole' ? [] : byKind.filter(({ rule }) => colours || rule !== 'color-contrast')
  for (const { mark, read } of kinds) await page.evaluate(mark, { exclude, read: [...read] })
  const asked = { tags: rules, exclude, colours, kinds: kinds.map(({ rule, marked }) => ({ rule, marked })) }
  const { found, read } = await page.evaluate(async ({ tags, exclude, colours, kinds }) => {
    const { axe } = window
    axe.configure({ rules: kinds.map(({ rule, marked }) => ({ id: rule, selector: `[${marked}]` })) })
    // So is what stands at the edge of something that scrolls: it is moved where it is whole.
    const atEdge = (at: string) => {
      const target = document.querySelector(at)
      const box = target?.closest('[data-folded], nav, aside, .filters')
      if (!target || !box || box.scrollHeight <= box.clientHeight) return false
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box)
      const [edge, { top, bottom }] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
      return top < edge.top + (parseFloat(scrollPaddingTop) || 0) || bottom > edge.bottom - (parseFloat(scrollPaddingBottom) || 0)
    }
    const { violations, incomplete } = await axe.run(
      { include: document, exclude },
      {
        runOnly: tags,
        resultTypes: kinds.length > 0 ? ['violations', 'incomplete'] : ['violations'],
        elementRef: true,
        ancestry: true,
        ...(!colours && { rules: { 'color-contrast': { enabled: false } } }),
      },
    )
    const found = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !atEdge(target.join(' ')))
        .map(({ target, ancestry, failureSummary }) => {
          const named = target.join(' ')
          const byMark = kinds.some(({ marked }) => named.includes(marked))
          return { rule: id, at: byMark ? ancestry!.join(' ') : named, remedy: failureSummary ?? '' }
        }),
    )
    const read = kinds.map(({ rule, marked }) => {
      // What is not well, or could not be judged where it stands, is read again.
      const open = new Set(
        [...violations, ...incomplete].flatMap(({ id, nodes }) =>
          id === rule ? nodes.map(({ element }) => element?.getAttribute(marked)) : [],
        ),
      )
      const well = new Set<string>()
      for (const element of document.querySelectorAll(`[${marked}]`)) {
        const kind = element.getAttribute(marked)
        if (kind && !open.has(kind)) well.add(kind)
      }
      return [...well].map(Number)
    })
    for (const { marked } of kinds)
      for (const element of document.querySelectorAll(`[${marked}]`)) element.removeAttribute(marked)
    return { found, read }
  }, asked)
  for (const [index, { read: before }] of kinds.entries()) for (const kind of read[index] ?? []) before.add(kind)
  await page.emulateMedia({ reducedMotion: null })
  return found
}

/** What was opened in the header is read with it. */
const notOpened = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) => all.filter((one) => !document.querySelector(`${one}:is(header) :is([aria-expanded='true'], dialog[open])`)),
    selectors,
  )
