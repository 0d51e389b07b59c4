import { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { FileAnswer } from './file-answer.ts'
import { type ExportFormat, type ListPage, type ListQuery, mostCounted } from './list-contract.ts'

/** A column of a list's file: the way to the value in a row, and whether it is an amount of money. */
export interface ListColumn {
  path: string
  money: boolean
}

/** A list as it is written, its rows not read yet. */
export interface ListFile {
  name: string
  columns: readonly ListColumn[]
  batches: AsyncIterable<readonly object[]>
  language: Language
}

/** Writes lists as files while their rows are read; handed in by the API, which knows spreadsheets. */
export type ListFiles = Record<ExportFormat, { type: string; written: (file: ListFile) => AsyncIterable<Buffer | string> }>

const rowsAtOnce = 500

interface Described {
  description?: string
  properties?: Record<string, Described>
  anyOf?: Described[]
}

const isMoney = ({ description = '', anyOf = [] }: Described): boolean => description.startsWith('EUR') || anyOf.some(isMoney)

/** What a row can be written as: its fields, and those of what lies one level deeper; not what may be done with it. */
export function columnsOf(item: z.ZodObject): ListColumn[] {
  const { properties = {} } = z.toJSONSchema(item, { io: 'output', unrepresentable: 'any' }) as Described
  const told = Object.entries(properties).filter(([name]) => name !== 'acts')
  return told.flatMap(([name, field]) =>
    field.properties
      ? Object.entries(field.properties).map(([inner, deep]) => ({ path: `${name}.${inner}`, money: isMoney(deep) }))
      : { path: name, money: isMoney(field) },
  )
}

/** The columns asked for, in that order; all where none are. @throws InvalidFields */
function chosen(all: readonly ListColumn[], fields: string | undefined): readonly ListColumn[] {
  if (fields === undefined) return all
  return fields.split(',').map((path) => {
    const column = all.find((one) => one.path === path.trim())
    if (!column) throw new InvalidFields({ fields: 'form.field_invalid' })
    return column
  })
}

interface Acting {
  db: Tx
  query: ListQuery<string>
  language: Language
}

interface Whole {
  db: Pool
  tx: Tx
  list: z.ZodObject
  url: string
  files: ListFiles
  acting: Omit<Acting, 'db'>
  run: (acting: Acting) => Promise<ListPage<object>>
}

/**
 * All that a list finds as a file, read a batch at a time while it is written; the first batch in the transaction that keeps the act.
 * @throws Refused 'list.too_long' where more is found than a file holds
 */
export async function wholeList({ db, tx, list, url, files, acting, run }: Whole): Promise<FileAnswer> {
  const { as, fields } = acting.query
  const columns = chosen(columnsOf(list), fields)
  const { cursor: _given, ...query } = acting.query
  const from = (own: Tx, cursor: string | null) =>
    run({ ...acting, db: own, query: { ...query, limit: rowsAtOnce, ...(cursor && { cursor }) } })
  const beginning = await from(tx, null)
  if (beginning.count.more) throw new Refused('list.too_long', { most: mostCounted })
  async function* batches() {
    let page = beginning
    yield page.items
    while (page.next !== null) {
      const { next } = page
      page = (await db.begin((later) => from(later, next))) as ListPage<object>
      yield page.items
    }
  }
  const { type, written } = files[as!]
  const name = url
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join('-')
  return new FileAnswer(`${name}.${as}`, type, written({ name, columns, batches: batches(), language: acting.language }))
}
