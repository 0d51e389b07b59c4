import { breaches } from './support/accessibility.ts'
import { expect, type Page, test } from './support/visitor.ts'

const pale = async (page: Page, body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Colours</title>
    <style>body { background: #fff; color: #222 } .night { background: #111 } .over { position: absolute; top: 9rem; background: #fff9 }
      .faint { opacity: 0.3 } .layer { position: relative } .layer::before { content: ''; position: absolute; inset: 0; background: #333; z-index: -1 }</style>
    <main><h1>Colours</h1>${body}</main></html>`)
  const found = await breaches(page)
  expect(await page.locator('[data-colours]').count()).toBe(0)
  return found.filter(({ rule }) => rule === 'color-contrast').map(({ at }) => at.replace('html > body > main > ', ''))
}
const alike = '<p class="line">A line.</p>'.repeat(30)

test.describe('@desktop colours that were read on one screen', () => {
  test('are not read again, and are where they stand on another ground, paler, over something or unread', async ({ page }) => {
    expect(await pale(page, alike)).toEqual([])
    expect(await pale(page, alike)).toEqual([])
    expect(await pale(page, `${alike}<p class="line" id="last" style="color: #bbb">A line.</p>`)).toEqual(['#last'])
    // What was found is found again.
    expect(await pale(page, `${alike}<p class="line" id="last" style="color: #bbb">A line.</p>`)).toEqual(['#last'])
    expect(await pale(page, `${alike}<div class="night"><p class="line">A line.</p></div>`)).toEqual(['div:nth-child(32) > p'])
    expect(await pale(page, `${alike}<div class="faint"><p class="line">A line.</p></div>`)).toEqual(['div:nth-child(32) > p'])
    expect(await pale(page, `<p class="line over">A line.</p>`)).toEqual([])
    expect(await pale(page, `<p class="line over" style="color: #bbb">A line.</p>`)).toEqual(['p'])
    expect(await pale(page, `<button class="line" disabled style="color: #bbb">A key</button>`)).toEqual([])
    expect(await pale(page, `<button class="line" style="color: #bbb">A key</button>`)).toEqual(['button'])
  })
})

const unmarked = async (page: Page, body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Links</title>
    <style>body { color: #222 } a { color: #233 } .plain a, a.plain { text-decoration: none } a.bold { font-weight: 700 }</style>
    <main><h1>Links</h1>${body}</main></html>`)
  const found = await breaches(page)
  expect(await page.locator('[data-link]').count()).toBe(0)
  return found.filter(({ rule }) => rule === 'link-in-text-block').map(({ at }) => at.replace('html > body > main > ', ''))
}
const linked = '<p>Words around <a href="/">a link</a> in a line.</p>'.repeat(20)

test.describe('@desktop links within a text that were read on one screen', () => {
  test('are not read again, and are where nothing but their colour tells them', async ({ page }) => {
    expect(await unmarked(page, linked)).toEqual([])
    expect(await unmarked(page, linked)).toEqual([])
    const plain = `${linked}<p>Words around <a href="/" class="plain">a link</a> in a line.</p>`
    expect(await unmarked(page, plain)).toEqual(['.plain'])
    expect(await unmarked(page, plain)).toEqual(['.plain'])
    expect(
      await unmarked(page, `${linked}<div class="plain"><p>Words around <a href="/">a link</a> in a line.</p></div>`),
    ).toEqual(['div:nth-child(22) > p > a'])
  })
})

const cramped = async (page: Page, body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Targets</title>
    <style>.row { display: flex; gap: 8px; margin: 12px } .near { gap: 0 } button { padding: 0; border: 0; width: 18px; height: 18px } .wide { width: 40px; height: 40px }</style>
    <main><h1>Targets</h1>${body}</main></html>`)
  const found = await breaches(page)
  expect(await page.locator('[data-target]').count()).toBe(0)
  return found.filter(({ rule }) => rule === 'target-size').map(({ at }) => at.replace('html > body > main > ', ''))
}
const pair = '<button aria-label="Less">−</button><button aria-label="More">+</button>'
const rows = `<div class="row">${pair}</div>`.repeat(20)

test.describe('@desktop the size of what is pressed, read on one screen', () => {
  test('is not read again, and is where it stands closer, among others, or is smaller', async ({ page }) => {
    expect(await cramped(page, rows)).toEqual([])
    expect(await cramped(page, rows)).toEqual([])
    const near = ['div:nth-child(22) > button:nth-child(1)', 'div:nth-child(22) > button:nth-child(2)']
    expect(await cramped(page, `${rows}<div class="row near">${pair}</div>`)).toEqual(near)
    // What was found is found again.
    expect(await cramped(page, `${rows}<div class="row near">${pair}</div>`)).toEqual(near)
    expect(await cramped(page, `${rows}<div class="near"><button class="wide">A key</button>${pair}</div>`)).not.toEqual([])
    expect(await cramped(page, `${rows}<div class="near"><button class="wide">A key</button></div>`)).toEqual([])
  })
})
