import { X } from 'lucide-react'
import { useId } from 'react'
import { call } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { TextField } from '../kit/form.tsx'
import { madridInstant, shownAt } from '../kit/madrid.ts'
import { Picker } from '../kit/picker.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { findTargets, type Target } from './targets.ts'
import { editorWords } from './words.ts'
import './editor.css'

/** Where something leads: found by words, or written as it is. */
export function TargetBox(field: BoxProps) {
  const { targets: words } = useWords(editorWords)
  return (
    <div className="own-box">
      <TextField {...field} hint={words.hint} />
      <Picker<Target>
        label={words.find}
        search={findTargets}
        itemKey={({ target }) => target}
        itemText={({ text }) => text}
        show={({ kind, text }) => (
          <>
            {text} <span className="quiet">{words.kinds[kind]}</span>
          </>
        )}
        onPick={({ target }) => field.onValue(target)}
      />
    </div>
  )
}

const idsIn = (value: string): number[] => (value === '' ? [] : (JSON.parse(value) as number[]))
export const numbers = { write: JSON.stringify, read: idsIn } as const

function TitleName({ id }: { id: number }) {
  const { data } = useCall('GET /titles/:title/', { params: { title: id } }, { staleTime: 60_000 })
  return <>{data?.texts.es?.title ?? id}</>
}
function ListName({ id }: { id: number }) {
  const { data } = useCall('GET /lists/:list/', { params: { list: id } }, { staleTime: 60_000 })
  return <>{data?.title ?? id}</>
}

interface Chosen {
  id: number
  text: string
}
const findTitles = async (q: string, signal: AbortSignal): Promise<Chosen[]> =>
  (await call('GET /titles/', { query: { q, limit: 12 } }, { signal })).items.map(({ id, title, author }) => ({
    id,
    text: author ? `${title} · ${author}` : title,
  }))
const findLists = async (q: string, signal: AbortSignal): Promise<Chosen[]> =>
  (await call('GET /lists/', { query: { q, limit: 12 } }, { signal })).items.map(({ id, title }) => ({ id, text: title }))

function Numbered({ label, value, onValue, of }: BoxProps & { of: 'title' | 'list' }) {
  const { chosen: words } = useWords(editorWords)
  const id = useId()
  const ids = idsIn(value)
  const Name = of === 'title' ? TitleName : ListName
  return (
    <fieldset className="own-box">
      <legend id={id} className="field-label">
        {label}
      </legend>
      <ol className="own-rows">
        {ids.map((one) => (
          <li key={one}>
            <span>
              <Name id={one} />
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove(label, one)}
              onClick={() => onValue(JSON.stringify(ids.filter((other) => other !== one)))}
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ol>
      <Picker<Chosen>
        label={words.add(label)}
        search={of === 'title' ? findTitles : findLists}
        itemKey={(item) => String(item.id)}
        itemText={({ text }) => text}
        onPick={(item) => onValue(JSON.stringify([...ids.filter((one) => one !== item.id), item.id]))}
      />
    </fieldset>
  )
}
export const TitlesBox = (field: BoxProps) => <Numbered {...field} of="title" />
export const ListsBox = (field: BoxProps) => <Numbered {...field} of="list" />

/** One list or none. */
export function ListBox({ value, onValue, ...field }: BoxProps) {
  return (
    <Numbered
      {...field}
      of="list"
      value={value === '' ? '' : `[${value}]`}
      onValue={(changed) => onValue(String(idsIn(changed).at(-1) ?? ''))}
    />
  )
}
export const oneNumber = { read: (text: string) => (text === '' ? null : Number(text)) } as const

/** What the form holds and does not show, so that a save leaves it as it is. */
export const Unshown = () => null
export const asItIs = {
  write: (value: unknown) => JSON.stringify(value),
  read: (text: string) => (text === '' ? undefined : (JSON.parse(text) as unknown)),
}

/** A day and an hour of Madrid. */
export const InstantBox = (field: BoxProps) => <TextField {...field} type="datetime-local" />
export const instant = {
  write: (value: unknown) => shownAt(new Date(String(value))),
  read: (text: string) => madridInstant(text) ?? text,
}
