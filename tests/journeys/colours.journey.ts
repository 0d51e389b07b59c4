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
