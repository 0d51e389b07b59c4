import type { ParseArgsOptionsConfig } from 'node:util'
import type { Client } from './client.ts'

export interface CommandInput {
  env: Record<string, string | undefined>
  shop: Client
  /** The words after the command, by the names of `takes`; rest holds those beyond. */
  words: Record<string, string>
  rest: string[]
  options: Record<string, string | boolean | (string | boolean)[] | undefined>
  /** Reads a password from the terminal, the environment or standard input; never from an argument, which others can see. */
  password: (question: string) => Promise<string>
}

/** What a command shows: the whole answer with --json, else a table, a list of fields or sentences. */
export interface Shown {
  answer: unknown
  rows?: readonly object[]
  columns?: readonly string[]
  fields?: object
  say?: readonly string[]
}

export interface Command {
  /** As it is typed: 'orders show'. */
  name: string
  takes?: readonly string[]
  /** Whether more words may follow. */
  more?: string
  options?: ParseArgsOptionsConfig
  /** A line for each option, by name. */
  means?: Record<string, string>
  summary: string
  run: (input: CommandInput) => Promise<Shown>
}

export const text = { type: 'string' } as const
export const flag = { type: 'boolean' } as const
export const several = { type: 'string', multiple: true } as const

/** An option as text; undefined when it was not given. */
export const option = (input: CommandInput, name: string): string | undefined => {
  const value = input.options[name]
  return typeof value === 'string' ? value : undefined
}
export const optionList = (input: CommandInput, name: string): string[] | undefined => {
  const value = input.options[name]
  return Array.isArray(value) ? value.map(String).flatMap((word) => word.split(',')) : undefined
}
export const number = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value))
