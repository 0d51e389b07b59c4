import { pictureSrc, srcsetOf } from '#kernel/renditions.ts'
import type { Picture } from '#modules/goods/catalogue/contract.ts'
import { type ThemeName, themeNames } from './contract.ts'
import { hashOf, pick } from './seed.ts'
import { isTheme, themes } from './themes.ts'

export interface Photograph {
  file_key: string
  width: number
  height: number
  dominant_colour: string
  /** What it shows, in words; the product's title without it. */
  alt?: string
  /** Shares of width and height that stay in sight when it is cut. */
  focus?: readonly [x: number, y: number]
}

/** What decides a product's picture: its own photographs first, a drawing from its texts otherwise. */
export interface PictureSubject {
  id: number
  kind: 'book' | 'object'
  title: string
  author: string | null
  artwork: Record<string, unknown> | null
  format: string | null
  images: readonly Photograph[]
}

export interface ProductPictures {
  zoom: Picture
  cart: Picture
  secondaries: Picture[]
}

export type View = 'main' | 'detail' | 'size'

/** Raised when a drawing changes, so that its address does too: pictures are kept for ever under theirs. */
export const drawingVersion = 5
/** Drawings are vectors: enlarged, they are as large as the largest rendition (C-09). */
const zoomWidth = 1920
const bookRatios = [0.66, 0.667, 0.7, 0.714, 0.69] as const

export const seedOf = (subject: Pick<PictureSubject, 'id' | 'artwork'>): number =>
  typeof subject.artwork?.['seed'] === 'number' ? subject.artwork['seed'] : hashOf(String(subject.id))

/** The record's own theme; otherwise one by its seed, so that a shelf is as many-coloured as a shelf is. */
export const themeOf = (subject: Pick<PictureSubject, 'id' | 'artwork'>): ThemeName => {
  const theme = subject.artwork?.['theme']
  return isTheme(theme) ? theme : pick(themeNames, seedOf(subject), 'theme')
}

/** Width over height: books keep a natural ratio, objects are square. */
export const ratioOf = (subject: PictureSubject): number =>
  subject.kind === 'object' ? 1 : (bookRatios[seedOf(subject) % bookRatios.length] ?? 0.667)

/** Changes with anything the drawing shows. */
export const versionOf = (subject: PictureSubject): string =>
  hashOf(
    [drawingVersion, subject.kind, subject.title, subject.author ?? '', JSON.stringify(subject.artwork ?? null)].join('|'),
  ).toString(36)

/** The pictures of a product, known without drawing anything; alt is empty, for the title stands beside them. */
export function pictureOf(subject: PictureSubject): ProductPictures {
  const [photograph, ...others] = subject.images
  if (photograph) {
    const shown = (image: Photograph) => ({
      ...renditions(
        `/media/file/${image.file_key}`,
        image.width,
        image.height,
        image.dominant_colour,
        image.alt ?? subject.title,
      ),
      ...focusOf(image.focus),
    })
    return { zoom: shown(photograph), cart: shown(photograph), secondaries: others.map(shown) }
  }
  const ratio = ratioOf(subject)
  const ground = themes[themeOf(subject)].ground
  const drawn = (view: View, shape: number, width: number) =>
    renditions(
      `/media/product/${subject.id}/${view}-${versionOf(subject)}`,
      width,
      Math.round(width / shape),
      ground,
      subject.title,
    )
  const secondaries = subject.kind === 'object' ? [drawn('detail', 1, zoomWidth)] : []
  return { zoom: drawn('main', ratio, zoomWidth), cart: drawn('main', ratio, 960), secondaries }
}

/** Nothing where it is the middle, which is what browsers do by themselves. */
const focusOf = (focus: Photograph['focus']) =>
  focus && (focus[0] !== 0.5 || focus[1] !== 0.5)
    ? { focus: `${Math.round(focus[0] * 100)}% ${Math.round(focus[1] * 100)}%` }
    : {}

/** The formats in which the palace is painted; no other is drawn. */
export const artSizes = [
  [1280, 720],
  [960, 720],
  [960, 960],
  [720, 960],
  [1280, 480],
  [1280, 320],
] as const

/** A composition of the palace in the theme's glaze, in the painted format nearest to the one asked for. */
export function artPicture(theme: string, width: number, height: number, alt: string): Picture {
  const name = isTheme(theme) ? theme : 'neutral'
  const off = ([wide, high]: readonly [number, number]) => Math.abs(Math.log((wide / high) * (height / width)))
  const [wide, high] = artSizes.reduce((best, artSize) => (off(artSize) < off(best) ? artSize : best))
  return renditions(`/media/art/${name}-${wide}x${high}-${drawingVersion}`, wide, high, themes[name].ground, alt)
}

/** Where a pattern is served as a drawing of 480 × 360. */
export const tileOf = (pattern: string): string => `/media/art/tile-${pattern}.svg`

function renditions(base: string, width: number, height: number, ground: string, alt: string): Picture {
  const src = pictureSrc(base)
  return {
    src,
    avif: srcsetOf(src, width, 'avif'),
    webp: srcsetOf(src, width, 'webp'),
    width,
    height,
    ground,
    alt,
  }
}
