import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Language, languages } from '#kernel/language.ts'
import { call } from '../api/client.ts'
import { focusAfter } from '../api/focus-after.ts'
import { isRefusal, type Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import type { When } from './at-time.tsx'
import { boxName, type Column, changesIn, columnOf, type Form, type TextRecord, withColumn } from './record-form.ts'
import { translateWords } from './words.ts'

const read = 'GET /texts/:kind/:record/'

interface Refused {
  language: Language | null
  refusal: Refusal
}

/** How the box of a time is called: of a language, or of the whole record. */
export const timeName = (language: Language | null) => (language ? `at-${language}` : 'take-down-at')

/** The faults of a language, named as its boxes are. */
const faultsOf = ({ language, refusal }: Refused): Refusal => {
  const named = Object.entries(refusal.fields).map(([name, faults]) => [
    name === 'at'
      ? timeName(language)
      : language && name.startsWith('texts.')
        ? boxName(language, name.slice('texts.'.length))
        : name,
    faults,
  ])
  return Object.create(refusal, { fields: { value: Object.fromEntries(named) } }) as Refusal
}

/** Saving and publishing a record, language by language: each has a version of its own, and what one refuses keeps no other back. */
export function useWork(record: TextRecord, saved: Form, form: Form) {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const client = useQueryClient()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const of = { kind: record.kind, record: record.record }

  const keep = (next: TextRecord) => client.setQueryData([read, { params: of }], next)
  const put = (column: Column) =>
    client.setQueryData<TextRecord>([read, { params: of }], (before) => withColumn(before ?? record, column))

  /** Does one thing after another; the first that is refused ends it. @returns whether all was done */
  const work = async (does: () => Promise<Language | null>, said: string | (() => string)): Promise<boolean> => {
    const focus = focusAfter(document.activeElement)
    setBusy(true)
    setRefused(null)
    let at: Language | null = null
    try {
      at = await does()
      notice({ text: typeof said === 'string' ? said : said() })
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      setRefused({ language: (error as Refusal & { language?: Language }).language ?? at, refusal: error })
      return false
    } finally {
      setBusy(false)
      void focus()
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          name === 'GET /texts/' || name === 'GET /waiting/' || name === 'GET /texts/:kind/:record/versions/',
      })
    }
  }
  const within = <T>(language: Language, asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      throw isRefusal(error) ? Object.assign(error, { language }) : error
    })

  /** The version of a language moves with each answer. */
  const saveOne = async (
    language: Language,
    from = columnOf(record, language).version,
    texts = changesIn(saved, form, language),
  ) => {
    if (Object.keys(texts).length === 0) return columnOf(record, language)
    const column = await within(
      language,
      call('PUT /texts/:kind/:record/:language/', { params: { ...of, language }, body: { version: from, texts } }),
    )
    put(column)
    return column
  }
  const save = (which: readonly Language[] = languages) =>
    work(async () => {
      for (const language of which) await saveOne(language)
      return null
    }, words.saved)
  const publish = (which: readonly Language[], when: When = {}) => {
    const done: Language[] = []
    return work(
      async () => {
        const drafts: Column[] = []
        for (const language of which) {
          const column = await saveOne(language)
          if (column.drafted) drafts.push(column)
        }
        for (const { language, version: kept } of drafts) {
          // What was published in Spanish leaves the others behind, which is another version of them.
          const version = done.includes('es') ? columnOf(await call(read, { params: of }), language).version : kept
          const params = { ...of, language }
          put(
            await within(language, call('POST /texts/:kind/:record/:language/publish/', { params, body: { version, ...when } })),
          )
          done.push(language)
        }
        // What is published in Spanish leaves the others behind.
        keep(await call(read, { params: of }))
        return null
      },
      () =>
        done.length === 0
          ? words.nothing
          : when.at || when.with
            ? words.planned
            : words.published(done.map((one) => names[one]).join(', ')),
    )
  }
  /** Any other act on one language, which answers it as it is then. */
  const act = (language: Language, asked: () => Promise<Column>, said: string) =>
    work(async () => {
      put(await within(language, asked()))
      return language
    }, said)
  const actOnAll = (asked: () => Promise<TextRecord>, said: string) =>
    work(async () => {
      keep(await asked())
      return null
    }, said)

  // One object a refusal: given anew with each sign that is typed, it would say so of what was mended, and nothing could be saved.
  const faults = useMemo(() => (refused && refused.refusal.code !== 'version.changed' ? faultsOf(refused) : null), [refused])
  return {
    of,
    busy,
    refusal: faults,
    /** Somebody saved the same language meanwhile: what it says now. */
    meanwhile: refused?.refusal.code === 'version.changed' ? (refused.refusal.current as Column | null) : null,
    save,
    saveOver: (language: Language, version: string, texts: Record<string, string>) =>
      work(async () => {
        await saveOne(language, version, texts)
        return language
      }, words.saved),
    publish,
    act,
    actOnAll,
  }
}

export type Work = ReturnType<typeof useWork>
