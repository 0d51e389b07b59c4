import type { Language, Localized } from './language.ts'

/** Widths in pixels in which every picture is kept. */
export const renditionWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1920] as const

const middle = '-480.webp'

/** The address that stands for a picture: its middle rendition, from which the others follow. */
export const pictureSrc = (base: string): string => base + middle

/** The address of a picture that was sent, by its key. */
export const sentPictureSrc = (key: string): string => pictureSrc(`/media/file/${key}`)

/** A picture that was sent as pages show it; where a language does not say what it shows, the Spanish stands in. */
export const sentPicture = (
  { key, width, height, alt }: { key: string; width: number; height: number; alt: Localized },
  language: Language,
) => ({ src: sentPictureSrc(key), width, height, alt: alt[language] || alt.es })

/** The renditions of a picture for `srcset`, widest last; `width` is the original's, or the most that its place can show. */
export function srcsetOf(src: string, width: number, format: 'avif' | 'webp'): string {
  const base = src.slice(0, -middle.length)
  let candidates = ''
  for (const renditionWidth of renditionWidths)
    if (renditionWidth <= width && renditionWidth >= 160)
      candidates += `${candidates && ', '}${base}-${renditionWidth}.${format} ${renditionWidth}w`
  return candidates
}

/** The address of the widest rendition of a picture, for those who show it by itself. */
export const largestSrc = (src: string, width: number): string =>
  `${src.slice(0, -middle.length)}-${renditionWidths.findLast((renditionWidth) => renditionWidth <= width) ?? renditionWidths[0]}.webp`
