import { useState } from 'react'
import { shownNumber } from '#kernel/figures.ts'
import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { isLive } from './live.ts'
import type { Run } from './run.tsx'
import type { Words } from './words/es.ts'
import { importWords } from './words.ts'

type Change = Answer<'GET /imports/runs/:run/changes/'>['items'][number]
type List = keyof Words['run']['lists']

const countOf = (run: Run): Record<List, number> => ({
  alarm: run.alarms,
  leaves: run.leaving,
  changed: run.changed,
  new: run.inserted,
})

/** What a run changed or a check would change: first what a person should look at. */
export function Differences({ run }: { run: Run }) {
  const { run: words } = useWords(importWords)
  const counts = countOf(run)
  const lists = (Object.keys(words.lists) as List[]).filter((list) => counts[list] > 0)
  const language = useLanguage()
  const [chosen, choose] = useState<List | null>(null)
  const list = chosen !== null && counts[chosen] > 0 ? chosen : (lists[0] ?? null)
  if (list === null || isLive(run)) return null
  return (
    <Section title={words.differences}>
      <div className="import-reasons">
        {lists.map((one) => (
          <button key={one} type="button" aria-pressed={one === list} onClick={() => choose(one)}>
            {`${words.lists[one]} (${shownNumber(counts[one], language)})`}
          </button>
        ))}
      </div>
      <Changes run={run.id} list={list} count={counts[list]} />
    </Section>
  )
}

function Changes({ run, list, count }: { run: number; list: List; count: number }) {
  const words = useWords(importWords)
  const changes = useList('GET /imports/runs/:run/changes/', { kind: list }, { run })
  if (changes.loading) return null
  return (
    <>
      <ul className="import-rows">
        {changes.rows.map((change) => (
          <li key={change.id} className="import-change">
            <header>
              <strong>{change.title}</strong>
              <span className="quiet">{change.ean}</span>
            </header>
            <table className="lines">
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{words.columns.kind}</th>
                  <th scope="col">{words.run.before}</th>
                  <th scope="col">{words.run.after}</th>
                </tr>
              </thead>
              <tbody>
                {change.fields.map((field) => (
                  <Field key={field.field} {...field} />
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
      {changes.rows.length === 0 && <p className="quiet">{words.run.none}</p>}
      {changes.rows.length > 0 && changes.rows.length < count && !changes.more && <p className="quiet">{words.run.sample}</p>}
      {changes.more && (
        <button type="button" className="button" data-kind="quiet" onClick={changes.more}>
          {words.run.more}
        </button>
      )}
    </>
  )
}

function Field({ field, before, after }: Change['fields'][number]) {
  const { fields, changed } = useWords(importWords)
  const names: Record<string, string> = { ...fields, ...changed }
  const language = languages.find((each) => field.endsWith(`_${each}`))
  const name = language ? field.slice(0, -language.length - 1) : field
  const shown = (value: string | null) =>
    value !== null && field.endsWith('_cents') ? <Money euros={Number(value) / 100} /> : (value ?? '–')
  return (
    <tr>
      <th scope="row">{`${names[name] ?? name}${language ? ` (${language})` : ''}`}</th>
      <td>
        <del>{shown(before)}</del>
      </td>
      <td>
        <ins>{shown(after)}</ins>
      </td>
    </tr>
  )
}
