import type { ShownPicture } from './shown.ts'

/** How much of a plinth's width and height a cover takes, in hundredths: as ui/cards.css and catalogue/product.css lay it. */
const onCard = { width: 74, height: 82 }
export const onProductPage = { width: 66, height: 84 }

const length = /(?<!\d)(\d+)(vw|px)(?=,|$)/g

/**
 * The `sizes` of a picture on a plinth of these sizes: an object fills it, a cover stands in it with room around, and what is fetched for
 * the whole plinth would be four times as many bytes.
 */
export function plinthSizes(
  sizes: string,
  { model_type, picture, part = onCard }: { model_type: string; picture: ShownPicture; part?: typeof onCard },
): string {
  if (model_type !== 'book') return sizes
  const hundredths = Math.min(part.width, part.height * (picture.width / picture.height))
  return sizes.replace(length, (_, value, unit) => `${Math.ceil((Number(value) * hundredths) / 100)}${unit}`)
}
