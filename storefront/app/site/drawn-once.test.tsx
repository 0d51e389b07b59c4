import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { Drawing, DrawingContext, Drawn, DrawnOnce } from './drawn-once.tsx'

let drawnTimes = 0

/** A page of a shop with a list that is drawn once, and one in it. */
function pageOf(shop: object, drawn: Drawn | null, name = 'list') {
  const Page = () => (
    <DrawnOnce as="ul" name={name} className="links">
      {() => {
        drawnTimes += 1
        return [1, 2].map((item) => (
          <li key={item}>
            {item} &{' '}
            <DrawnOnce as="div" name={`${name} ${item}`}>
              {() => `of ${item}`}
            </DrawnOnce>
          </li>
        ))
      }}
    </DrawnOnce>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, loader: () => null }])
  const drawing = drawn && new Drawing(drawn)
  const html = renderToString(
    <DrawingContext value={drawing}>
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: shop } }} />
    </DrawingContext>,
  )
  return drawing?.gathered(html) ?? html
}

it('puts into the pages that follow what was drawn for the first, to the letter as a browser draws it', () => {
  const [shop, drawn] = [{}, new Drawn()]
  const asDrawn = pageOf(shop, null)
  expect(asDrawn).toContain('<div>of 2</div>')
  drawnTimes = 0
  expect(pageOf(shop, drawn)).toBe(asDrawn)
  expect(pageOf(shop, drawn)).toBe(asDrawn)
  expect(drawnTimes).toBe(1)
})

it('draws anew for another shop, a menu that changed, and under another name', () => {
  const drawn = new Drawn()
  const shop = {}
  drawnTimes = 0
  for (const [from, name] of [
    [shop, 'list'],
    [{}, 'list'],
    [shop, 'other'],
    [shop, 'list'],
  ] as const)
    pageOf(from, drawn, name)
  expect(drawnTimes).toBe(3)
})
