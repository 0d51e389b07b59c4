import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Action } from './grants.ts'

/** How a text is written: on one line, on several, as Markdown, as a word of an address, as what is said in the place of a picture. */
export const textForms = ['line', 'lines', 'markdown', 'slug', 'alt'] as const

/** One text of a record, in each language. */
export interface TextField {
  form: (typeof textForms)[number]
  /** The most signs that its column or its owner's rules take. */
  most: number
  /** How many its place on the real card holds. */
  fits?: number
  /** A language without it is none: all of it is left to the Spanish. */
  needed?: true
  /** Its column holds null where nothing is said. */
  orNull?: true
}

/** Where a text is seen: which record, and below which path its shop's pages begin. */
export interface TextPlace {
  record: string
  /** '' for the main shop. */
  prefix: string
  language: Language
}

/** An address that a page had before, from which visitors are led to the one of today. */
export interface FormerAddress {
  language: Language
  slug: string
  href: string
}

/**
 * A kind of thing that says something in three languages. Its owner declares where it lies and how long it may be, in its `texts.ts`;
 * the desk reads and writes every kind alike. The triggers that keep `written_text` are told the same, field by field.
 */
export interface TextKind {
  /** Its name in addresses and in the words of the desk. */
  kind: string
  /** Who may change it. */
  change: Action
  table: string
  /** Columns that name a record; its name here has them in this order, with colons between. */
  keys: readonly string[]
  /** A row a language, a column with all three, a column a language (`text_es`), or a column of several texts (`settings.name`). */
  shape: 'rows' | 'columns' | 'suffixes' | 'parts'
  /** The table, by its id, that says whose it is: `quiz_id=quiz`. */
  shopOf?: string
  /** The first is what a record is called by, where nothing else is. Of a column with parts: `texts.trade`. */
  fields: Readonly<Record<string, TextField>>
  /** Selects `record` and `name`, where its texts are no names; in the language of whoever reads them, where the house has them in each. */
  called?: (db: Db, language: Language) => Part
  /** A column that says when a row was written. */
  stamp?: string
  /** What the row of a language is given besides when it is made, as its address. */
  given?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** The row of a language says other things too, and stays where nothing of this is said. */
  shared?: true
  /** Writes a language where more than its columns hang on it. It is kept by triggers of its own. */
  write?: (tx: Tx, record: string, language: Language, texts: Readonly<Record<string, string>>) => Promise<void>
  /** Selects, as `record`, those that somebody will read yet; without it, all are worth translating. */
  worth?: (db: Db, now: Date) => Part
  /** What is read where a language says nothing of a field, where that is not the Spanish; by field. */
  house?: (record: string) => Readonly<Record<string, Localized<string>>>
  /** What the texts of a record may name in braces, by field; of a kind without it braces are signs like others. */
  marks?: (record: string) => Readonly<Record<string, readonly string[]>>
  /** The page on which a visitor reads it; null where it stands on none of its own. */
  seenAt?: (db: Db, place: TextPlace) => Promise<string | null>
  /** Of what can be shown to visitors or withheld from them. */
  shown?: {
    /** Null for one that is always shown. */
    is: (db: Db, record: string) => Promise<boolean | null>
    set: (tx: Tx, record: string, shown: boolean, now: Date) => Promise<void>
  }
  /** Of what staff gave an address: those that it had before, which lead there, and how one of them is let go. */
  formerly?: {
    of: (db: Db, record: string) => Promise<readonly FormerAddress[]>
    /** @returns whether it was one of them */
    letGo: (tx: Tx, record: string, former: Pick<FormerAddress, 'language' | 'slug'>) => Promise<boolean>
  }
  /** Brings what has a day to come to today, for whoever looks at it before. */
  brought?: (tx: Tx, record: string, now: Date) => Promise<unknown>
}
