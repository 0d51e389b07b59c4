import './own-rows.css'
import { X } from 'lucide-react'
import type { NameKind } from '#modules/goods/names/staff-contract.ts'
import { call } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { OwnBox } from './own-box.tsx'
import { Picker } from './picker.tsx'
import type { BoxProps } from './record-fields.ts'

/** What a picker found, and the number by which a call names it. */
interface Found {
  id: number
  text: string
  note?: string
}

interface Kind {
  find: (q: string, signal: AbortSignal) => Promise<Found[]>
  /** What one is called, by its number. */
  useName: (id: number) => string | null | undefined
}

const most = 12
const kept = { staleTime: 60_000 }

const titles: Kind = {
  find: async (q, signal) =>
    (await call('GET /titles/', { query: { q, limit: most } }, { signal })).items.map(({ id, title, author }) => ({
      id,
      text: title,
      note: author ?? '',
    })),
  useName: (id) => {
    const language = useLanguage()
    const data = useCall('GET /titles/:title/', { params: { title: id } }, kept).data
    const texts = data?.texts
    // Of a title of which no colleague wrote anything it is the one that its publisher gave.
    return texts?.[language]?.title || texts?.es?.title || data?.title
  },
}
const lists: Kind = {
  find: async (q, signal) =>
    (await call('GET /lists/', { query: { q, limit: most } }, { signal })).items.map(({ id, title }) => ({ id, text: title })),
  useName: (id) => useCall('GET /lists/:list/', { params: { list: id } }, kept).data?.title,
}
const activities: Kind = {
  find: async (q, signal) =>
    (await call('GET /agenda/', { query: { q, limit: most } }, { signal })).items.map(({ id, title, starts_at }) => ({
      id,
      text: title.es,
      note: starts_at.slice(0, 10).split('-').toReversed().join('/'),
    })),
  useName: (id) => {
    const language = useLanguage()
    const title = useCall('GET /agenda/:activity/', { params: { activity: id } }, kept).data?.title
    return title?.[language] || title?.es
  },
}
const named = (kind: NameKind): Kind => ({
  find: async (q, signal) =>
    (await call('GET /names/:kind/', { params: { kind }, query: { q, sort: 'nearest', limit: most } }, { signal })).items.map(
      ({ id, name, note }) => ({ id, text: name, note }),
    ),
  useName: (id) => useCall('GET /names/:kind/:name/', { params: { kind, name: id } }, kept).data?.name,
})

const idsIn = (value: string): number[] => (value === '' ? [] : (JSON.parse(value) as number[]))

/** How a form holds several numbers, and one or none. */
export const numbers = { write: JSON.stringify, read: idsIn } as const
export const oneNumber = { read: (text: string) => (text === '' ? null : Number(text)) } as const

const Note = ({ of }: { of: Found }) => (
  <>
    {of.text} {of.note && <span className="quiet">{of.note}</span>}
  </>
)

function Row({ id, kind, label, onRemove }: { id: number; kind: Kind; label: string; onRemove: () => void }) {
  const { chosen: words } = useWords(frameWords).kit
  const name = kind.useName(id) ?? String(id)
  return (
    <li>
      <span>{name}</span>
      <button type="button" className="icon-button" aria-label={words.remove(name, label)} onClick={onRemove}>
        <X aria-hidden size={16} />
      </button>
    </li>
  )
}

function Chosen({ kind, name, label, hint, value, onValue }: BoxProps & { kind: Kind }) {
  const { chosen: words } = useWords(frameWords).kit
  const ids = idsIn(value)
  return (
    <OwnBox name={name} label={label} hint={hint}>
      {ids.length > 0 && (
        <ol className="own-rows">
          {ids.map((id) => (
            <Row
              key={id}
              id={id}
              kind={kind}
              label={label}
              onRemove={() => onValue(JSON.stringify(ids.filter((other) => other !== id)))}
            />
          ))}
        </ol>
      )}
      <Picker<Found>
        label={words.add(label)}
        search={kind.find}
        itemKey={({ id }) => String(id)}
        itemText={({ text }) => text}
        show={(item) => <Note of={item} />}
        onPick={({ id }) => onValue(JSON.stringify([...ids.filter((one) => one !== id), id]))}
      />
    </OwnBox>
  )
}

function ChosenOne({ value, onValue, ...field }: BoxProps & { kind: Kind }) {
  return (
    <Chosen
      {...field}
      value={value === '' ? '' : `[${value}]`}
      onValue={(changed) => onValue(String(idsIn(changed).at(-1) ?? ''))}
    />
  )
}

const sections = named('category')
const authors = named('author')
const publishers = named('publisher')
const tags = named('tag')

export const TitlesBox = (field: BoxProps) => <Chosen {...field} kind={titles} />
export const ListsBox = (field: BoxProps) => <Chosen {...field} kind={lists} />
export const ActivitiesBox = (field: BoxProps) => <Chosen {...field} kind={activities} />
export const TagsBox = (field: BoxProps) => <Chosen {...field} kind={tags} />
/** One or none. */
export const ListBox = (field: BoxProps) => <ChosenOne {...field} kind={lists} />
export const SectionBox = (field: BoxProps) => <ChosenOne {...field} kind={sections} />
export const AuthorBox = (field: BoxProps) => <ChosenOne {...field} kind={authors} />
export const PublisherBox = (field: BoxProps) => <ChosenOne {...field} kind={publishers} />

interface Coded {
  codes: string[]
  text: string
  note: string
}

/** Several codes as they are pasted; nothing where there is one alone, or words among them. */
function pastedCodes(q: string): string[] {
  const parts = q.trim().split(/[\s,;]+/)
  return parts.length > 1 && parts.every((part) => /^[\w-]+$/.test(part) && /\d{4}/.test(part)) ? parts : []
}

/** Picks titles by their codes: by words or by a scanned code; where several codes are pasted, all of them. */
export function CodePicker({ label, onCodes }: { label: string; onCodes: (codes: readonly string[]) => void }) {
  const { chosen: words } = useWords(frameWords).kit
  const find = async (q: string, signal: AbortSignal): Promise<Coded[]> => {
    const codes = pastedCodes(q)
    if (codes.length > 0) return [{ codes, text: words.codes(codes.length), note: codes.join(' ') }]
    const { items } = await call('GET /titles/', { query: { q, limit: most } }, { signal })
    return items.map(({ ean, sku, title }) => ({ codes: [ean || sku], text: title, note: ean || sku }))
  }
  return (
    <Picker<Coded>
      label={words.add(label)}
      search={find}
      itemKey={({ note }) => note}
      itemText={({ text }) => text}
      show={({ text, note }) => (
        <>
          {text} <span className="quiet">{note}</span>
        </>
      )}
      onPick={({ codes }) => onCodes(codes)}
    />
  )
}
