import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 random bits for the link of a letter; kept nowhere. */
export const drawGiftCode = (): string => randomBytes(24).toString('base64url')

/** All that is kept of it. Random enough that no salt is needed. */
export const hashGiftCode = (code: string): Buffer => createHash('sha256').update(`gift of an ebook ${code}`).digest()

const mark = (secret: string, line: number, openedAt: Date) =>
  createHmac('sha256', secret).update(`opened gift of an ebook ${line} ${openedAt.getTime()}`).digest('base64url').slice(0, 32)

/** What opens the page of a gift once it was opened, for somebody without an account; the fetches it allows end by themselves. */
export const openedKey = (secret: string, { line, openedAt }: { line: number; openedAt: Date }): string =>
  `${line.toString(36)}.${mark(secret, line, openedAt)}`

/** The line that a key names, whoever wrote it; null for any other text. */
export function lineInKey(key: string): number | null {
  const line = Number.parseInt(key.split('.')[0] ?? '', 36)
  return Number.isSafeInteger(line) && line > 0 ? line : null
}

export function keyFits(secret: string, gift: { line: number; openedAt: Date }, key: string): boolean {
  const [right, given] = [Buffer.from(openedKey(secret, gift)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}
