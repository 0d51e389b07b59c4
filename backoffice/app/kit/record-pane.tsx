import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { CallName } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { DetailPane } from './detail-pane.tsx'
import { Failed } from './list-screen.tsx'
import { useNotice } from './notice.ts'
import { draftOf, type RecordField, textsOf } from './record-fields.ts'
import { RecordForm } from './record-form.tsx'
import { Facts } from './shown.tsx'

interface Props {
  /** The list below /staff, and which of it is open: 'new' for one that is not there yet. */
  list: string
  row: string
  title: ReactNode
  fields: readonly RecordField[]
  /** What a new one begins with. */
  blank: object
  read: { data: object | undefined; error: Refusal | null; refetch: () => unknown }
  /** How one is made, and how it is saved; `param` is the name of its id in the path. */
  post: CallName
  put: CallName
  param: string
  /** What the calls are given besides, such as the shop that it is of. */
  given?: object
  /** The calls whose answers a save makes old. */
  touches: readonly string[]
  may: boolean
  /** What is asked before one that is there already is saved; it is not, where this throws. */
  before?: (body: Record<string, unknown>) => Promise<void>
  head?: ReactNode
  /** What stands below its form. */
  children?: ReactNode
}

/** One of a list as a form beside it: made, read and saved by the calls that are named. */
export function RecordPane(props: Props) {
  const { list, row, title, fields, blank, read, post, put, param, given, touches, may, before, head, children } = props
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const tell = useNotice()
  const make = useAct(post, touches)
  const change = useAct(put, touches)
  const fresh = row === 'new'
  const save = async (body: Record<string, unknown>) => {
    if (!fresh) {
      await before?.(body)
      await change.mutateAsync({ ...given, params: { [param]: Number(row) }, body } as never)
      return tell({ text: kit.saved })
    }
    const { id } = (await make.mutateAsync({ ...given, body } as never)) as unknown as { id: number }
    tell({ text: kit.saved })
    void navigate(`${list}/${id}${search}`)
  }
  const record = fresh ? blank : read.data
  return (
    <DetailPane title={title} list={list} row={row} head={head}>
      {!fresh && read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      {record && may && (
        <RecordForm
          key={row}
          name={`${list} ${row}`}
          fields={fields}
          record={record}
          save={save}
          refusal={fresh ? make.error : change.error}
          busy={make.isPending || change.isPending}
        />
      )}
      {record && !may && <Facts of={said(fields, record, language, [kit.conflict.yes, kit.conflict.no])} />}
      {!fresh && children}
    </DetailPane>
  )
}

const said = (fields: readonly RecordField[], record: object, language: Language, yesNo: readonly [string, string]) =>
  textsOf(fields, draftOf(fields, record, language), yesNo).map(({ label, text }) => [label, text] as const)
