import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bannerSvg } from './banners/banner.ts'
import { themeNames } from './contract.ts'
import { coverSvg, layoutCount } from './covers.ts'
import { marks } from './marks.ts'
import { shapeOf } from './objects/choose.ts'
import { objectSvg } from './objects/object-picture.ts'
import { type Shape, shapeNames } from './objects/shapes.ts'
import { patternNames } from './pattern-names.ts'
import { artPicture, artSizes, pictureOf } from './picture.ts'
import { drawingAs } from './raster.ts'
import { tiles } from './tiles.ts'

/** Renders small: what the rasteriser refuses would be an empty picture in the shop. */
async function expectDrawn(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const meta = await sharp(await drawingAs('webp', svg, 96)).metadata()
  expect([meta.format, meta.width]).toEqual(['webp', 96])
}

const cover = { title: 'Cuentos de la Alhambra', author: 'Washington Irving', theme: 'tiling', seed: 7, ratio: 0.667 } as const

describe('covers', () => {
  it('are drawn in every layout and theme', async () => {
    for (const [index, theme] of themeNames.entries())
      for (let layout = 0; layout < layoutCount; layout++)
        await expectDrawn(coverSvg({ ...cover, theme, seed: index * 31 + layout }, layout))
  }, 60_000)

  it.each([
    'El col·leccionista d’ombres de l’Àlber',
    '"Arte" & <jardines> de \'agua\'',
    'Ur',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    `${'La historia interminable de los jardines '.repeat(12)}`,
    '源氏物語',
    '  ',
  ])('set the title %s without leaving the sheet', async (title) => {
    for (let layout = 0; layout < layoutCount; layout++) {
      const svg = coverSvg({ ...cover, title, author: null }, layout)
      await expectDrawn(svg)
      expect(svg).not.toContain('<jardines>')
    }
  })

  it('are the same for the same product and differ between products', () => {
    expect(coverSvg(cover)).toBe(coverSvg(cover))
    expect(coverSvg({ ...cover, seed: 8 })).not.toBe(coverSvg(cover))
  })
})

describe('objects', () => {
  it('are drawn in every shape, theme and view', async () => {
    expect(shapeNames.length).toBeGreaterThanOrEqual(24)
    for (const [index, shape] of shapeNames.entries())
      for (const theme of themeNames) {
        const svg = objectSvg({ shape, theme, seed: index, view: 'main' })
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        if (theme === themeNames[index % themeNames.length]) {
          await expectDrawn(svg)
          await expectDrawn(objectSvg({ shape, theme, seed: index, view: 'detail' }))
        }
      }
  }, 60_000)

  const thing = { id: 1, artwork: null, titles: {}, category_id: null, families: [] }
  it.each<[string, Shape]>([
    ['Azulejo de lacería', 'tile'],
    ['Rompecabezas del azulejo', 'puzzle'],
    ['Pañuelo de seda Granadas', 'scarf'],
    ['Arracades de l’estrella', 'earrings'],
    ['Silk tie, lattice', 'tie'],
    ['Gerro de ceràmica', 'vase'],
    ['Marcapáginas Patio', 'bookmarks'],
    ['Cojín con celosía', 'cushion'],
    ['Camiseta del jardín', 'shirt'],
    ['Farol calado', 'lantern'],
    ['Calendari de paret', 'calendar'],
  ])('%s is a %s', (title, shape) => {
    expect(shapeOf({ ...thing, title })).toBe(shape)
  })

  it('are what their record asks for, else what their category sells, else a gift box', () => {
    expect(shapeOf({ ...thing, title: 'Azulejo', artwork: { shape: 'mug' } })).toBe('mug')
    expect(shapeOf({ ...thing, title: 'León de la fuente', artwork: { shape: 'sculpture' } })).toBe('stoneLion')
    expect(shapeOf({ ...thing, title: 'Capitel de mocárabes', artwork: { shape: 'sculpture' } })).toBe('capital')
    expect(shapeOf({ ...thing, title: 'Panel de celosía', artwork: { shape: 'print' } })).toBe('framedPrint')
    expect(shapeOf({ ...thing, title: 'Lámina «El patio»', artwork: { shape: 'print' } })).toBe('poster')
    expect(shapeOf({ ...thing, title: 'Albaicín', category_id: 204 })).toBe('ring')
    expect(shapeOf({ ...thing, title: 'Albaicín', category_id: 9599 })).toBeOneOf(['scarf', 'tote', 'shirt', 'fan'])
    expect(shapeOf({ ...thing, title: 'Albaicín' })).toBe('giftBox')
  })
})

describe('banners and marks', () => {
  it('are drawn in every theme and format', async () => {
    for (const theme of themeNames) for (const [width, height] of artSizes) await expectDrawn(bannerSvg(theme, width, height))
  }, 60_000)

  it('answer any format asked for with the nearest one that is painted', () => {
    expect(artPicture('tiling', 1600, 900, '')).toMatchObject({ width: 1280, height: 720 })
    expect(artPicture('unknown', 100, 100, '').src).toMatch(/^\/media\/art\/neutral-960x960-/)
  })

  it('have a mark for the tab, the header, the missing page, letters, the second shop and the loyalty card', async () => {
    expect(Object.keys(marks)).toEqual([
      'favicon.svg',
      'mark.svg',
      'not-found.svg',
      'band.svg',
      'star-favicon.svg',
      'arch-favicon.svg',
      'loyalty-card.svg',
      'spain.svg',
    ])
    for (const svg of Object.values(marks)) await expectDrawn(svg)
  })

  it('have every pattern as a tile of its own, for the motifs of the palace', async () => {
    expect(Object.keys(tiles)).toHaveLength(patternNames.length)
    expect(new Set(Object.values(tiles)).size).toBe(patternNames.length)
    for (const svg of Object.values(tiles)) await expectDrawn(svg)
  })
})

describe('addresses', () => {
  const subject = { id: 5, kind: 'book', title: 'Ur', author: null, artwork: null, format: null, images: [] } as const
  it('change with what the drawing shows and only then', () => {
    const address = pictureOf(subject).zoom.src
    expect(pictureOf({ ...subject, format: 'B01' }).zoom.src).toBe(address)
    expect(pictureOf({ ...subject, title: 'Ur II' }).zoom.src).not.toBe(address)
    expect(pictureOf({ ...subject, artwork: { theme: 'gothic' } }).zoom.src).not.toBe(address)
  })

  it('name the photograph when a product has one', () => {
    const image = { file_key: 'a1', width: 800, height: 600, dominant_colour: '#eee' }
    const { zoom } = pictureOf({ ...subject, images: [image] })
    expect(zoom.webp).toBe([160, 240, 320, 480, 640].map((width) => `/media/file/a1-${width}.webp ${width}w`).join(', '))
  })
})
