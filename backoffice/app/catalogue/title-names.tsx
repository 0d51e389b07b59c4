import { X } from 'lucide-react'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import { call } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { Picker } from '../kit/picker.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Form, Title } from './title-form.ts'
import { catalogueWords } from './words.ts'

interface Named {
  id: number
  name: string
}
interface Found extends Named {
  note: string
  /** To be made: nothing of that name is there. */
  fresh?: boolean
}

interface Props {
  title: Title
  form: Form
  change: (changes: Partial<Form>) => void
}

/** Sections, tags, people, publisher and series of a title. */
export function TitleNames({ title, form, change }: Props) {
  const { fields, title: words } = useWords(catalogueWords)
  const { data: known } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const many = (kind: NameKind, field: 'categories' | 'tags' | 'attributes') => (
    <Chips
      label={fields[field] ?? field}
      kind={kind}
      {...(kind === 'category' && { of: title.kind })}
      chosen={form[field]}
      onRemove={(id) => change({ [field]: form[field].filter((one) => one.id !== id) })}
      onPick={({ id, name }) => change({ [field]: [...form[field].filter((one) => one.id !== id), { id, name }] })}
    />
  )
  const single = (kind: 'publisher' | 'series') => (
    <Chips
      label={fields[kind] ?? kind}
      kind={kind}
      chosen={form[kind] ? [form[kind]] : []}
      onRemove={() => change({ [kind]: null })}
      onPick={({ id, name }) => change({ [kind]: { id, name } })}
    />
  )
  return (
    <div className="names-form">
      {many('category', 'categories')}
      {many('tag', 'tags')}
      {many('attribute', 'attributes')}
      <Chips
        label={fields['contributors'] ?? ''}
        kind="author"
        chosen={form.contributors}
        onRemove={(id) => change({ contributors: form.contributors.filter((one) => one.id !== id) })}
        onPick={({ id, name }) => change({ contributors: [...form.contributors, { id, name, role: 'A01' }] })}
        beside={(one) => (
          <select
            aria-label={words.role(one.name)}
            value={form.contributors.find(({ id }) => id === one.id)?.role ?? 'A01'}
            onChange={({ target }) =>
              change({
                contributors: form.contributors.map((other) => (other.id === one.id ? { ...other, role: target.value } : other)),
              })
            }
          >
            {known?.roles.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      {title.kind === 'book' && single('publisher')}
      {title.kind === 'book' && single('series')}
    </div>
  )
}

interface ChipsProps {
  label: string
  kind: NameKind
  of?: 'book' | 'object'
  chosen: readonly Named[]
  onRemove: (id: number) => void
  onPick: (picked: Named) => void
  beside?: (one: Named) => React.ReactNode
}

const canMake = (kind: NameKind): kind is 'author' | 'publisher' | 'series' =>
  kind === 'author' || kind === 'publisher' || kind === 'series'

function Chips({ label, kind, of, chosen, onRemove, onPick, beside }: ChipsProps) {
  const { title: words } = useWords(catalogueWords)
  const search = async (q: string, signal: AbortSignal): Promise<Found[]> => {
    const { items } = await call(
      'GET /names/:kind/',
      { params: { kind }, query: { q, sort: 'nearest', ended: 'false', limit: 20, ...(of && { of }) } },
      { signal },
    )
    const known = items.some(({ name }) => name.toLowerCase() === q.toLowerCase())
    return canMake(kind) && !known ? [...items, { id: 0, name: q, note: '', fresh: true }] : items
  }
  const pick = async (found: Found) => {
    if (!found.fresh || !canMake(kind)) return onPick(found)
    onPick(await call('POST /names/:kind/', { params: { kind }, body: { name: found.name } }))
  }
  return (
    <fieldset className="chips">
      <legend className="field-label">{label}</legend>
      <ul>
        {chosen.map((one) => (
          <li key={one.id} className="chip">
            <span>{one.name}</span>
            {beside?.(one)}
            <button type="button" aria-label={words.remove(one.name)} onClick={() => onRemove(one.id)}>
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Picker
        label={`${words.add}: ${label}`}
        search={search}
        itemKey={({ id, name }) => `${id} ${name}`}
        itemText={({ name }) => name}
        show={({ name, note, fresh }) => (
          <>
            {fresh ? words.create(name) : name} <span className="quiet">{note}</span>
          </>
        )}
        onPick={(found) => void pick(found)}
      />
    </fieldset>
  )
}
