import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { type Action, useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { useAddress } from './address.ts'
import { shownColumns } from './columns.ts'
import { Fields, Submit, TextField } from './form.tsx'
import { useNotice } from './notice.ts'
import type { SavedView } from './views.tsx'

interface Props {
  screen: string
  columns: readonly { key: string; head: string }[]
  files: { csv: string; xlsx: string } | null | undefined
  saved: readonly SavedView[]
  /** The saved view that is shown. */
  here: SavedView | undefined
  query: string
  onClose: () => void
}

const touched = ['GET /views/']
const share: Action = 'view.share'

/** Which columns a list has, under which name it is kept as it is, and as which file it is taken along. */
export function Arrange({ screen, columns, files, saved, here, query, onClose }: Props) {
  const { kit } = useWords(frameWords)
  return (
    <section
      className="arrange"
      aria-label={kit.views.arrange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Columns columns={columns} />
      <Naming {...{ screen, saved, here, query }} />
      {useMay(share) && here && (here.own || here.role) && <Sharing view={here} />}
      {files && (
        <p className="arrange-files">
          {kit.export}{' '}
          {(['xlsx', 'csv'] as const).map((kind) => (
            <a key={kind} className="button" data-kind="quiet" href={files[kind]} download>
              {kit.views.files[kind]}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

function Columns({ columns }: Pick<Props, 'columns'>) {
  const { kit } = useWords(frameWords)
  const { values, set } = useAddress()
  const [, ...choosable] = columns
  const shown = new Set(shownColumns(columns, values['columns']).map(({ key }) => key))
  const toggle = (key: string) => {
    const next = choosable.filter((column) => shown.has(column.key) !== (column.key === key)).map((column) => column.key)
    set({ columns: next.length === choosable.length ? '' : next.join(',') || 'none' })
  }
  return (
    <fieldset className="arrange-columns">
      <legend>{kit.views.columns}</legend>
      {choosable.map(({ key, head }) => (
        <label key={key} className="check">
          <input type="checkbox" checked={shown.has(key)} onChange={() => toggle(key)} />
          <span>{head}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Naming({ screen, saved, here, query }: Omit<Props, 'columns' | 'files' | 'onClose'>) {
  const { kit } = useWords(frameWords)
  const words = kit.views
  const navigate = useNavigate()
  const tell = useNotice()
  const [name, setName] = useState(here?.own ? here.name : '')
  const add = useAct('POST /views/', touched)
  const change = useAct('PUT /views/:view/', touched)
  const forget = useAct('DELETE /views/:view/', touched)
  const same = saved.find((view) => view.own && view.name.toLowerCase() === name.trim().toLowerCase())
  const save = () => {
    const body = { name, query }
    const onSuccess = () => tell({ text: words.saved(name.trim()) })
    const kept = same ?? (here?.own ? here : undefined)
    if (kept) change.mutate({ params: { view: kept.id }, body }, { onSuccess })
    else add.mutate({ body: { screen, ...body } }, { onSuccess })
  }
  const remove = (view: SavedView) =>
    forget.mutate(
      { params: { view: view.id } },
      {
        onSuccess: () => {
          const { screen: of, name: called, query: asked } = view
          tell({ text: words.removed(called), undo: () => add.mutate({ body: { screen: of, name: called, query: asked } }) })
          void navigate({ search: '' })
        },
      },
    )
  return (
    <Fields className="arrange-name" refusal={add.error ?? change.error ?? forget.error} onSubmit={save}>
      <TextField name="name" label={words.name} value={name} onValue={setName} maxLength={60} />
      <Submit busy={add.isPending || change.isPending} disabled={name.trim() === ''}>
        {here?.own && !same ? words.rename : words.save}
      </Submit>
      {here?.own && (
        <button type="button" className="button" data-kind="quiet" onClick={() => remove(here)}>
          {words.remove}
        </button>
      )}
    </Fields>
  )
}

/** A view that everybody of a role finds among theirs. */
function Sharing({ view }: { view: SavedView }) {
  const { kit, roles } = useWords(frameWords)
  const give = useAct('PUT /views/:view/role/', touched)
  return (
    <label className="field arrange-share">
      <span className="field-label">{kit.views.forWhom}</span>
      <select
        value={view.role ?? ''}
        onChange={({ target }) =>
          give.mutate({ params: { view: view.id }, body: { role: (target.value || null) as SavedView['role'] } })
        }
      >
        <option value="">{kit.views.mine}</option>
        {Object.entries(roles).map(([role, text]) => (
          <option key={role} value={role}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
