import { type ReactNode, useEffect, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

type Title = { product: number; title: string; ean: string }
export interface Line extends Title {
  copies: number
}
type Found = Answer<'GET /titles/'>['items'][number]

interface Begins<Kind extends Line> {
  began?: readonly Kind[]
  /** The title that the screen was opened with, where nothing else began it. */
  product: string | null
  /** What a line says when its title comes to hand. */
  whole: (line: Line) => Kind
  /** A code of no title: whether it is something else that the screen knows. */
  otherwise?: (code: string) => Promise<boolean>
}

/** The titles in hand: those the screen was opened with, and those that are scanned or looked up. */
export function useLines<Kind extends Line>({ began = [], product, whole, otherwise }: Begins<Kind>) {
  const { lines: words } = useWords(madeWords)
  const notice = useNotice()
  const [lines, setLines] = useState(began)
  const set = (of: number, change: Partial<Kind>) =>
    setLines((before) => before.map((line) => (line.product === of ? { ...line, ...change } : line)))
  const add = ({ product: of, title, ean }: Title) =>
    setLines((before) =>
      before.some((line) => line.product === of)
        ? before.map((line) => (line.product === of ? { ...line, copies: line.copies + 1 } : line))
        : [...before, whole({ product: of, title, ean, copies: 1 })],
    )
  const remove = (of: number) => setLines((before) => before.filter((line) => line.product !== of))
  const scanned = async (ean: string) => {
    const title = await call('GET /stock/', { query: { ean } }).catch(() => null)
    if (title) add(title)
    else if (!(await otherwise?.(ean))) notice({ text: words.unknown(ean), kind: 'fault' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title that the screen was opened with, once
  useEffect(() => {
    if (product === null || began.length > 0) return
    call('GET /stock/', { query: { product } }).then(
      (title) => setLines((before) => (before.length > 0 ? before : [whole({ ...title, copies: 1 })])),
      () => {},
    )
  }, [product])
  useScan((code) => void scanned(code.replace(/[\s-]/g, '')))
  return { lines, set, add, remove }
}

interface LinesProps<Kind extends Line> {
  of: ReturnType<typeof useLines<Kind>>
  /** The most copies of a title. */
  most: number
  /** What stands behind the number of a title, and between its copies and the act that takes it out. */
  told?: (line: Kind) => ReactNode
  beside?: (line: Kind, index: number) => ReactNode
  /** Whether one begins here. */
  focused?: boolean
}

/** Which titles, and how many copies of each. */
export function Lines<Kind extends Line>({
  of: { lines, set, add, remove },
  most,
  told,
  beside,
  focused = false,
}: LinesProps<Kind>) {
  const { lines: words } = useWords(madeWords)
  return (
    <>
      <Picker<Found>
        label={words.add}
        autoFocus={focused}
        search={async (q) => (await call('GET /titles/', { query: { q, limit: 20 } })).items}
        itemKey={({ id }) => String(id)}
        itemText={({ title }) => title}
        show={({ title, author, ean, stock }) => (
          <span className="made-found">
            {title}
            <small className="quiet">{[author, ean, stock].filter((one) => one !== null && one !== '').join(' · ')}</small>
          </span>
        )}
        onPick={({ id, title, ean, sku }) => add({ product: id, title, ean: ean || sku })}
      />
      {lines.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="made-lines">
        {lines.map((line, index) => (
          <li key={line.product} className={beside && 'made-line-more'}>
            <p>
              <b>{line.title}</b>
              <small className="quiet">
                {line.ean}
                {told?.(line)}
              </small>
            </p>
            <Copies
              id={`field-lines.${index}.copies`}
              label={words.copies(line.title)}
              most={most}
              copies={line.copies}
              onCopies={(copies) => set(line.product, { copies } as Partial<Kind>)}
            />
            {beside?.(line, index)}
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove(line.title)}
              onClick={() => remove(line.product)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface CopiesProps {
  id: string
  label: string
  most: number
  copies: number
  onCopies: (copies: number) => void
}

/** How many copies. The box may be empty while it is typed anew: filled at once, 20 typed into it was 120. */
function Copies({ id, label, most, copies, onCopies }: CopiesProps) {
  const [emptied, setEmptied] = useState(false)
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      aria-label={label}
      value={emptied ? '' : copies}
      onChange={({ target }) => {
        setEmptied(target.value === '')
        if (target.value !== '') onCopies(Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1)))
      }}
      onBlur={() => setEmptied(false)}
    />
  )
}
