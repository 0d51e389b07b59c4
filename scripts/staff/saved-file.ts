import { writeFileSync } from 'node:fs'
import type { CommandInput } from './command.ts'

/** A file of the shop under the name that was asked for, or the shop's own; never over one that is there. */
export async function savedFile(
  { shop }: CommandInput,
  place: string,
  query: Record<string, unknown>,
  wanted: string | undefined,
) {
  const { name, content } = await shop.file(place, query)
  const file = wanted ?? name
  writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
  return { answer: { file, bytes: content.length }, say: [`${file}, ${content.length} bytes`] }
}
