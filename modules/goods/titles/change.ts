import { day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, type RefusalCode } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { accessibilityKept } from '#modules/goods/catalogue/accessibility.ts'
import { isFormatCode } from '#modules/goods/catalogue/formats.ts'
import { isLanguageCode } from '#modules/goods/catalogue/languages.ts'
import { availabilityWords } from './availability-words.ts'
import {
  existing,
  insertChanges,
  putAttributes,
  putCategories,
  putContributors,
  putSafety,
  putTags,
  putTexts,
  updateFields,
} from './change.sql.ts'
import { type Difference, differences } from './difference.ts'
import type { ChangeTitle, Texts } from './staff-contract.ts'
import { actingStaff } from './texts.sql.ts'
import { changedSince, lockedTitle, type StoredTitle, stepsTold, storedTitle } from './title.sql.ts'

/** @throws NotFound */
export async function openTitle(tx: Tx, id: number): Promise<StoredTitle> {
  const title = await lockedTitle(tx, id)
  if (!title) throw new NotFound('staff.product_unknown')
  return title
}

/** Fields that a change names, as forms and the history call them. */
const namedIn = ({ version: _version, texts, ...fields }: ChangeTitle): string[] => [
  ...Object.keys(fields),
  ...languages.flatMap((language) => Object.keys(texts?.[language] ?? {}).map((field) => `texts.${language}.${field}`)),
]

/**
 * Refuses what was written from an older reading. The title's own counter says whether anything was saved since; what colleagues saved is
 * known field by field, and what does not touch goes together. A step of the counter that no history tells of (an import, another desk)
 * may have changed anything: nothing is written over it. @throws Conflict 'titles.changed_meanwhile'
 */
export async function expectVersion(tx: Tx, title: StoredTitle, version: number, fields: readonly string[]): Promise<void> {
  if (version === title.version) return
  const since = await changedSince(tx, title.id, version)
  const touched = since.filter(({ field }) => fields.includes(field))
  const allTold = (await stepsTold(tx, title.id, version)) === title.version - version
  if (allTold && touched.length === 0) return
  throw new Conflict('titles.changed_meanwhile', {
    version: title.version,
    fields: (allTold ? touched.map(({ field }) => field) : fields).join(', '),
    by: touched[0]?.by ?? '',
  })
}

/** Keeps what is otherwise since `before`, in the name of who changed it. @returns what it was */
export async function keepHistory(tx: Tx, before: StoredTitle, staffId: number | null): Promise<Difference[]> {
  const after = await storedTitle(tx, before.id)
  const changed = differences(before, after!)
  await insertChanges(
    tx,
    changed.map((difference) => ({ product: before.id, version: after!.version, staffId, ...difference })),
  )
  return changed
}

const wrongCodes = (change: ChangeTitle): Record<string, RefusalCode> => ({
  ...(change.format_code && !isFormatCode(change.format_code) && { format_code: 'titles.unknown_format' as const }),
  ...(change.accessibility &&
    accessibilityKept(change.accessibility.split(' ')) !== change.accessibility && {
      accessibility: 'titles.unknown_accessibility' as const,
    }),
  ...(change.language_code && !isLanguageCode(change.language_code) && { language_code: 'titles.unknown_language' as const }),
  ...(change.availability &&
    !Object.hasOwn(availabilityWords, change.availability) && { availability: 'titles.unknown_availability' as const }),
})

async function expectKnown(tx: Tx, change: ChangeTitle): Promise<void> {
  const wrong = wrongCodes(change)
  if (change.publisher && !(await existing(tx, 'publisher', change.publisher))) wrong['publisher'] = 'titles.unknown_name'
  if (change.series && !(await existing(tx, 'series', change.series))) wrong['series'] = 'titles.unknown_name'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
}

async function writeLists(tx: Tx, id: number, change: ChangeTitle): Promise<void> {
  const wrong: Record<string, RefusalCode> = {}
  const put = async (field: 'categories' | 'tags' | 'attributes', write: typeof putTags) => {
    const wanted = change[field] && [...new Set(change[field])]
    if (wanted && (await write(tx, id, wanted)) < wanted.length) wrong[field] = 'titles.unknown_name'
  }
  await put('categories', putCategories)
  await put('tags', putTags)
  await put('attributes', putAttributes)
  if (change.contributors && (await putContributors(tx, id, change.contributors)) < change.contributors.length)
    wrong['contributors'] = 'titles.unknown_name'
  if (change.safety !== undefined) await putSafety(tx, id, change.safety)
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
}

const noTexts: Texts = {
  title: null,
  subtitle: null,
  summary: null,
  description: null,
  details: null,
  contents: null,
  press: null,
  awards: null,
  recommendation: null,
}

/** An empty text is none. */
const filled = (texts: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text === '' ? null : text]))

async function writeTexts(tx: Tx, title: StoredTitle, texts: NonNullable<ChangeTitle['texts']>): Promise<void> {
  for (const language of languages) {
    const changed = texts[language as Language]
    if (!changed) continue
    const whole = { ...noTexts, ...title.texts[language], ...filled(changed) }
    await putTexts(tx, title.id, language, whole, whole.title && slugOf(whole.title))
  }
}

/**
 * Changes what is said of a title and keeps who, when, from what and to what. Its address follows its title; the former one leads on.
 * @throws NotFound, Conflict 'titles.changed_meanwhile', InvalidFields
 */
export async function changeTitle(tx: Tx, id: number, change: ChangeTitle, staffId: number): Promise<void> {
  const title = await openTitle(tx, id)
  await expectVersion(tx, title, change.version, namedIn(change))
  if (change.published_on) day(change.published_on)
  await expectKnown(tx, change)
  const { version: _version, texts, ...fields } = change
  if (fields.subtitle === '') fields.subtitle = null
  if (fields.accessibility_note === '') fields.accessibility_note = null
  await updateFields(tx, id, fields, change.title && slugOf(change.title))
  if (texts) await writeTexts(tx, title, texts)
  await writeLists(tx, id, change)
  await keepHistory(tx, title, staffId)
}

/** Writes what is said of a title in one language, in the name of who acts, with its history as any change. @throws NotFound */
export async function writeTitleTexts(
  tx: Tx,
  id: number,
  language: Language,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const title = await openTitle(tx, id)
  await updateFields(tx, id, {}, undefined)
  await writeTexts(tx, title, { [language]: texts })
  await keepHistory(tx, title, await actingStaff(tx))
}
