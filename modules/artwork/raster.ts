import sharp from 'sharp'

// Pictures are drawn side by side (rendition-store.ts): one thread each. Nothing is drawn twice, so libvips need keep nothing.
sharp.concurrency(1)
sharp.cache(false)

/** Measured: more effort and sharper chroma take four times as long for no fewer bytes and no difference at the size shown. */
const quality = { quality: 84, effort: 2 } as const

/** A drawing as WebP, `width` pixels wide: the vectors are rasterised at that very size. */
export const drawingAsWebp = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(sized(svg, width)))
    .webp(quality)
    .toBuffer()

/** A photograph as WebP, no wider than it is. */
export const photographAsWebp = (file: string, width: number): Promise<Buffer> =>
  sharp(file, { limitInputPixels: 60_000_000 }).rotate().resize({ width, withoutEnlargement: true }).webp(quality).toBuffer()

/** The same drawing with another width and the height that follows. */
function sized(svg: string, width: number): string {
  const [, wide, high] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const height = Math.round((width * Number(high)) / Number(wide))
  return svg.replace(/^<svg ([^>]*?)\swidth="[\d.]+" height="[\d.]+"/, `<svg $1 width="${width}" height="${height}"`)
}
