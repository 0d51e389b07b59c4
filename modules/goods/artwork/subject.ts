import { languages } from '#kernel/language.ts'
import type { ArtworkRow } from './drawn-product.ts'
import { type PictureSubject, versionOf } from './picture.ts'

/** The subject as each language shows it, the product's own texts last; pictures carry the title of their page's language. */
const subjectsOf = (row: ArtworkRow): PictureSubject[] => {
  const bare = { id: row.id, kind: row.kind, artwork: row.artwork, format: row.format_code, images: [] }
  const spoken = languages.map((language) => ({
    ...bare,
    title: row.titles[language] ?? row.titles.es ?? row.title,
    author: row.author && (row.author.names[language] ?? row.author.name),
  }))
  return [...spoken, { ...bare, title: row.title, author: row.author?.name ?? null }]
}

/** The texts that an address's version stands for, or null when the product has changed since; `current` is what it shows today. */
export function subjectOfVersion(row: ArtworkRow, version: string): { found: PictureSubject | null; current: PictureSubject } {
  const subjects = subjectsOf(row)
  return {
    found: subjects.find((subject) => versionOf(subject) === version) ?? null,
    current: subjects[0] as PictureSubject,
  }
}
