import sharp, { type Sharp } from 'sharp'

// Pictures are drawn side by side (rendition-store.ts): one thread each. Nothing is drawn twice, so libvips need keep nothing.
sharp.concurrency(1)
sharp.cache(false)

/** What is wider is an enlargement. */
const widestOnPage = 1_280

export type Encoding = 'avif' | 'webp'

/**
 * Measured at 480 px: WebP in 10–20 ms; AVIF at effort 1 in 35–115 ms for a third fewer bytes, at effort 0 as fast as WebP for hardly
 * fewer. Effort 2 takes off 2 % more for half the time again. Enlargements are few and someone waits for them.
 */
const encoded = (picture: Sharp, encoding: Encoding, width: number): Promise<Buffer> =>
  (encoding === 'avif'
    ? picture.avif({ quality: 62, effort: width <= widestOnPage ? 1 : 0, chromaSubsampling: '4:2:0' })
    : picture.webp({ quality: 84, effort: 2 })
  ).toBuffer()

/** A drawing as a picture `width` pixels wide: the vectors are rasterised at that very size. */
export const drawingAs = (encoding: Encoding, svg: string, width: number): Promise<Buffer> =>
  encoded(sharp(Buffer.from(sized(svg, width))).flatten({ background: '#fbf8f2' }), encoding, width)

/** A photograph, no wider than it is. */
export const photographAs = (encoding: Encoding, photograph: Buffer, width: number): Promise<Buffer> =>
  encoded(
    sharp(photograph, { limitInputPixels: 60_000_000 }).rotate().resize({ width, withoutEnlargement: true }),
    encoding,
    width,
  )

/** The same drawing with another width and the height that follows. */
function sized(svg: string, width: number): string {
  const [, wide, high] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const height = Math.round((width * Number(high)) / Number(wide))
  return svg.replace(/^<svg ([^>]*?)\swidth="[\d.]+" height="[\d.]+"/, `<svg $1 width="${width}" height="${height}"`)
}

/** A drawing with letters as a picture that every reader of links takes, mail programs and messengers too. */
export const drawingAsPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: '#fbf8f2' }).png({ palette: true, quality: 90, effort: 4 }).toBuffer()

/** A drawing with nothing behind it, so many pixels wide. */
export const drawingAsIcon = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(sized(svg, width)))
    .png({ compressionLevel: 9 })
    .toBuffer()
