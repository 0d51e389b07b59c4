import type { CommandInput } from './command.ts'
import { readJson } from './json-file.ts'

/** A word of the command as part of an address. */
export const of = ({ words }: CommandInput, name: string) => encodeURIComponent(words[name] ?? '')

/** The JSON that the command names. */
export const file = (input: CommandInput) => readJson(input.words['file'] ?? '')

/** What the shop answers, field by field. */
export async function record(answer: Promise<Record<string, unknown>>) {
  const given = await answer
  return { answer: given, fields: given }
}

type Row = Record<string, unknown>

/** What the shop lists, a line each. */
export async function rows(answer: Promise<{ items: Row[] }>, columns: readonly string[], row = (item: Row): object => item) {
  const given = await answer
  return { answer: given, rows: given.items.map(row), columns }
}
