import { useState } from 'react'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const nameFields = (words: Words): RecordField[] => [
  { as: 'texts', name: 'name', label: words.exclusions.name },
  { as: 'figure', name: 'position', label: words.position },
]
const newFields = (words: Words): RecordField[] => [
  { as: 'text', name: 'key', label: words.exclusions.zoneKey, hint: words.exclusions.zoneHint, required: true },
  ...nameFields(words),
]

/** The zones by which partners' offers are listed, renamed here, and one more. */
export function Screen() {
  const words = useWords(marketingWords)
  const language = useLanguage()
  const may = useMay('promotion.change')
  const tell = useNotice()
  const { data } = useCall('GET /zones/')
  const change = useAct('PUT /zones/', ['GET /zones/'])
  const [saved, setSaved] = useState('')
  const save = (key: string) => async (body: Record<string, unknown>) => {
    setSaved(key)
    await change.submit({ body: { key, ...body } })
    tell({ text: words.saved })
  }
  return (
    <DetailPane title={words.exclusions.zones} list="/exclusions" row="zones">
      {data?.items.map((zone) => (
        <Section key={zone.key} title={zone.name[language]}>
          {may && (
            <RecordForm
              name={`zone ${zone.key}`}
              fields={nameFields(words)}
              record={zone}
              save={save(zone.key)}
              refusal={saved === zone.key ? change.error : null}
              busy={change.isPending && saved === zone.key}
            />
          )}
        </Section>
      ))}
      {may && (
        <Section title={words.exclusions.zoneNew}>
          <RecordForm
            name="zone new"
            fields={newFields(words)}
            record={{ position: 0, version: 'new' }}
            save={save('')}
            refusal={saved === '' ? change.error : null}
            busy={change.isPending && saved === ''}
            submit={words.create}
          />
        </Section>
      )}
    </DetailPane>
  )
}
