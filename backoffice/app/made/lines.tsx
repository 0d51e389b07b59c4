import { useEffect, useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { useNotice } from '../kit/notice.ts'
import { Picker } from '../kit/picker.tsx'
import { useScan } from '../kit/scan.ts'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

export interface Line {
  product: number
  title: string
  ean: string
  copies: number
}
type Found = Answer<'GET /titles/'>['items'][number]

/** The titles in hand: those the screen was opened with, and those that are scanned or looked up. */
export function useLines(first: string | null) {
  const { lines: words } = useWords(madeWords)
  const notice = useNotice()
  const [lines, setLines] = useState<readonly Line[]>([])
  const add = ({ product, title, ean }: Omit<Line, 'copies'>) =>
    setLines((before) =>
      before.some((line) => line.product === product)
        ? before.map((line) => (line.product === product ? { ...line, copies: line.copies + 1 } : line))
        : [...before, { product, title, ean, copies: 1 }],
    )
  const look = async (query: { product?: string; ean?: string }) => {
    try {
      add(await call('GET /stock/', { query }))
    } catch {
      notice({ text: words.unknown(query.ean ?? ''), kind: 'fault' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title that the screen was opened with, once
  useEffect(() => {
    if (first && lines.length === 0) void look({ product: first })
  }, [first])
  useScan((code) => void look({ ean: code.replace(/[\s-]/g, '') }))
  return { lines, setLines, add }
}

/** Which titles, and how many copies of each. */
export function Lines({
  lines,
  setLines,
  add,
  most,
}: {
  lines: readonly Line[]
  setLines: (lines: readonly Line[]) => void
  add: (line: Omit<Line, 'copies'>) => void
  most: number
}) {
  const { lines: words } = useWords(madeWords)
  return (
    <>
      <Picker<Found>
        label={words.add}
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
        {lines.map(({ product, title, ean, copies }) => (
          <li key={product}>
            <p>
              <b>{title}</b>
              <small className="quiet">{ean}</small>
            </p>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              aria-label={words.copies(title)}
              value={copies}
              onChange={({ target }) => {
                const count = Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1))
                setLines(lines.map((line) => (line.product === product ? { ...line, copies: count } : line)))
              }}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={words.remove(title)}
              onClick={() => setLines(lines.filter((line) => line.product !== product))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
