/** Widths in pixels in which every picture is kept. */
export const renditionWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const

const middle = '-480.webp'

/** The address that stands for a picture: its middle rendition, from which the others follow. */
export const pictureSrc = (base: string): string => base + middle

/** The renditions of a picture for `srcset`, widest last; `width` is the original's. */
export function srcsetOf(src: string, width: number, format: 'avif' | 'webp'): string {
  const base = src.slice(0, -middle.length)
  return renditionWidths
    .filter((renditionWidth) => renditionWidth <= width && renditionWidth >= 160)
    .map((renditionWidth) => `${base}-${renditionWidth}.${format} ${renditionWidth}w`)
    .join(', ')
}

/** The address of the widest rendition of a picture, for those who show it by itself. */
export const largestSrc = (src: string, width: number): string =>
  `${src.slice(0, -middle.length)}-${renditionWidths.findLast((renditionWidth) => renditionWidth <= width) ?? renditionWidths[0]}.webp`
