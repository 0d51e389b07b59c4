import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { ShopError } from '#kernel/errors.ts'
import type { Files } from '#kernel/files.ts'
import type { PictureDoor, SentPicture } from '#modules/people/staff/sent-picture.ts'
import { isPicture } from './sniff.ts'

const megabyte = 1024 * 1024
/** A photograph of a good camera; the number stands in the refusal too. */
export const mostBytes = 20 * megabyte
/** What a picture may unpack to. */
const mostPixels = 60_000_000
/** Kept no larger than any screen shows it, and no smaller than a product's page needs. */
const [longest, leastLong] = [3_000, 300] as const

const unfit = (code: ConstructorParameters<typeof ShopError>[1], details = {}) => new ShopError('invalid', code, details)

/** Writes what is sent into a file. @throws ShopError 'pictures.too_large' */
async function receive(source: Readable, file: string): Promise<void> {
  let bytes = 0
  await pipeline(
    source,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        bytes += part.length
        if (bytes > mostBytes) throw unfit('pictures.too_large', { megabytes: mostBytes / megabyte })
        yield part
      }
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  )
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The size a picture says it has, read without unpacking it. @throws ShopError where it is none, too large or too small */
async function expectFit(file: string): Promise<void> {
  if (!isPicture(await headOf(file))) throw unfit('pictures.none')
  const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unfit('pictures.broken')
    })
  if (width * height > mostPixels) throw unfit('pictures.too_many_pixels', { megapixels: mostPixels / 1_000_000 })
  if (Math.max(width, height) < leastLong) throw unfit('pictures.too_small', { least: leastLong })
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0')

/** The picture upright, within bounds and without anything that a camera wrote into it. @throws ShopError 'pictures.broken' */
async function unpacked(from: string, to: string): Promise<Omit<SentPicture, 'fileKey'>> {
  try {
    const { width, height } = await sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .webp({ quality: 92, effort: 3 })
      .toFile(to)
    const { r, g, b } = (await sharp(to).stats()).dominant
    return { width, height, colour: `#${hex(r)}${hex(g)}${hex(b)}` }
  } catch {
    throw unfit('pictures.broken')
  }
}

const nameOf = (fileKey: string) => `photographs/${fileKey}`

/** Takes pictures among the photographs, whole or not at all. */
export const pictureDoor = (files: Files): PictureDoor => ({
  async take(source) {
    const fileKey = randomBytes(16).toString('hex')
    const [sent, kept] = [await files.draft(), await files.draft()]
    try {
      await receive(source, sent)
      await expectFit(sent)
      const seen = await unpacked(sent, kept)
      await files.put(nameOf(fileKey), kept, 'image/webp')
      return { fileKey, ...seen }
    } finally {
      for (const draft of [sent, kept]) await rm(draft, { force: true })
    }
  },
  forget: ({ fileKey }) => files.forget(nameOf(fileKey)),
})
