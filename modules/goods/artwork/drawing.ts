import { coverSvg } from './covers.ts'
import type { ArtworkRow } from './drawn-product.ts'
import { shapeOf } from './objects/choose.ts'
import { objectSvg } from './objects/object-picture.ts'
import { type PictureSubject, ratioOf, seedOf, themeOf, type View } from './picture.ts'

/** The drawing of a product's view: a cover for a book, its silhouette in the theme's glaze for an object. */
export function productSvg(row: ArtworkRow, subject: PictureSubject, view: View): string {
  const theme = themeOf(subject)
  const seed = seedOf(subject)
  return row.kind === 'book'
    ? coverSvg({ title: subject.title, author: subject.author, theme, seed, ratio: ratioOf(subject) })
    : objectSvg({ shape: shapeOf(row), theme, seed, view })
}
