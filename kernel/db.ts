/** Where queries are asked: templates in, rows out. Numeric and bigint columns arrive as numbers, days as yyyy-mm-dd, so ids stay plain. */

/** What may stand in a template: a value is always sent apart from the text. */
export type Value = null | boolean | number | bigint | string | Date | Uint8Array | Part | readonly Value[]
/** Something that a template takes in as it is: columns, rows, a piece of another template. */
export interface Part {
  readonly part: 'names' | 'rows' | 'json' | 'statement'
}
/** A row of which the code says nothing: what is in it may be anything. */
export type Row = Record<string, unknown>
/** Rows, and how many a statement read or wrote. */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number }

/** A statement: asked once somebody waits for it, a piece of another where it stands in a template. */
export interface Query<T extends readonly unknown[] = Row[]> extends Promise<Rows<T>>, Part {
  /** Reads some rows at a time, for answers that memory should not hold. */
  cursor(rows: number): AsyncIterable<T[number][]>
}

/**
 * Who asks what may be some seconds old: a replica of the database may answer it, where the shop has one. What reads only takes it, so that
 * it can be handed either; nothing that writes, locks or begins a transaction does.
 */
export interface Reader {
  <T extends readonly unknown[] = Row[]>(template: TemplateStringsArray, ...values: readonly Value[]): Query<T>
  /** A name; and by the word before it: names to read or give back, values of a list, rows to insert, columns to update. */
  (given: string | object | readonly (string | number | object)[], ...columns: readonly string[]): Part
  json(value: unknown): Part
  /** A text of ours as it stands: a migration, or a piece of a template. Never anything that somebody typed. */
  unsafe<T extends readonly unknown[] = Row[]>(text: string): Query<T>
}

declare const current: unique symbol

/** Who asks a statement of the database as it is now, the pool or an open transaction: for what is decided by what is read, and what writes with one statement. */
export interface Db extends Reader {
  /** Known to the types alone. */
  readonly [current]: true
}

/** What a transaction gives back: a list of statements is waited for. */
export type Outcome<T> = T extends readonly unknown[] ? { -readonly [K in keyof T]: Awaited<T[K]> } : Awaited<T>

/** Where an operation may begin: the pool begins a transaction, an open one a part of itself (a savepoint). Each may fail alone. */
export interface Transactional extends Db {
  begin<T>(work: (tx: Tx) => T | Promise<T>): Promise<Outcome<T>>
}

const open: unique symbol = Symbol('an open transaction')
/** What a driver gives each transaction that it opens. */
export const opened = { [open]: true } as const
export const isOpen = (db: Db): db is Tx => open in db

/**
 * An open transaction: what locks, and what writes more than once, asks for it. A statement that failed in it refuses what is asked
 * after, and all of it is undone.
 */
export interface Tx extends Transactional {
  /** The pool is none, though it can do as much. */
  readonly [open]: true
}

/** Who may ask for rows that it locks when `Lock` is true: an open transaction alone, since a lock ends with its transaction. */
export type Locking<Lock extends boolean> = [Lock] extends [false] ? Db : Tx

/** A transaction that takes rows in bulk. */
export interface LoadingTx extends Tx {
  /** Runs a `copy … from stdin`. @returns how many rows came in */
  copyIn(text: string, rows: string): Promise<number>
}

/** The pool itself: for what must not be a part of something else, because it begins more than once or waits for a third party. */
export interface Pool extends Transactional {
  begin<T>(work: (tx: Tx) => T | Promise<T>): Promise<Outcome<T>>
  /** `how`: an isolation level, `read only`. */
  begin<T>(how: string, work: (tx: Tx) => T | Promise<T>): Promise<Outcome<T>>
  /** A transaction on a connection for COPY. */
  load<T>(work: (tx: LoadingTx) => Promise<T>): Promise<T>
  /** Hears a channel until `unlisten`, also after the database was away. */
  listen(channel: string, heard: (payload: string) => void): Promise<{ unlisten(): Promise<void> }>
  /** How many connections are open, how many of them nobody uses just now, and how many wait for one. */
  connections(): { open: number; free: number; waiting: number }
  /** Told of the text of each statement from now on; what it gives stops it. */
  watch(seen: (text: string) => void): () => void
  /** Waits for what is under way, `timeout` seconds at most, and closes the connections. */
  end(options?: { timeout?: number }): Promise<void>
}
