import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CallName } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import { draftOf, type RecordField, textsOf } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'

interface Props {
  list: string
  /** 'new' for one that is not there yet. */
  row: string
  title: string
  head?: ReactNode
  /** The field of the key comes first where the record is new. */
  keyField: RecordField
  fields: readonly RecordField[]
  /** As it was read; nothing while it is not. */
  record: object | undefined
  put: CallName
  touches: readonly string[]
  may: boolean
  /** The fields that only try something and are shown to whoever may change nothing, too. */
  trial: RecordField
  children?: ReactNode
}

/** One of a list that is known by a key, as a form beside it: a key that is not there yet makes a new one. */
export function KeyedPane({ list, row, title, head, keyField, fields, record, put, touches, may, trial, children }: Props) {
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const tell = useNotice()
  const change = useAct(put, touches)
  const fresh = row === 'new'
  const save = async ({ key, trial: _tried, ...body }: Record<string, unknown>) => {
    const named = fresh ? String(key).trim() : row
    await change.mutateAsync({ params: { key: named }, body: { ...body, ...(fresh && { version: 'new' }) } } as never)
    tell({ text: kit.saved })
    if (fresh) void navigate(`${list}/${named}${search}`)
  }
  if (!record) return null
  const draft = draftOf([...fields, trial], record, language)
  const { box: Trial, name, label } = trial as Extract<RecordField, { as: 'own' }>
  return (
    <DetailPane title={title} list={list} row={row} head={head}>
      {may ? (
        <RecordForm
          key={row}
          name={`${list} ${row}`}
          fields={[...(fresh ? [keyField] : []), ...fields, trial]}
          record={record}
          save={save}
          refusal={change.error}
          busy={change.isPending}
        />
      ) : (
        <>
          <Facts
            of={textsOf(fields, draft, [kit.conflict.yes, kit.conflict.no]).map(({ label: of, text }) => [of, text] as const)}
          />
          <Trial name={name} label={label} required={false} value="" onValue={() => undefined} draft={draft} />
        </>
      )}
      {children}
    </DetailPane>
  )
}
