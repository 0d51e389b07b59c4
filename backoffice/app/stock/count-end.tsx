import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Fields } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Count, CountLine } from './count.tsx'
import { optionsOf } from './options.ts'
import { stockWords } from './words.ts'

type Kind = 'count' | 'damage' | 'theft' | 'sample' | 'correction'
const touched = ['GET /counts/', 'GET /stock/']

interface Props {
  count: Count
  /** Scans that lie on the device: the count is not whole without them. */
  waiting: number
  onNone: (ean: string) => void
}

/** What differs and why, what should be there, and the end of the count. */
export function CountEnd({ count, waiting, onNone }: Props) {
  const { count: words, why } = useWords(stockWords)
  const notice = useNotice()
  const [kinds, setKinds] = useState<ReadonlyMap<number, Kind>>(new Map())
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const apply = useAct('POST /counts/:count/apply/', touched)
  const abandon = useAct('POST /counts/:count/abandon/', touched)
  if (count.state !== 'open') return null
  const differing = count.lines.filter(({ difference, problem }) => difference !== 0 || problem !== null)
  const params = { count: count.id }
  const leave = (product: number, isOut: boolean) =>
    setOut((before) => {
      const next = new Set(before)
      isOut ? next.add(product) : next.delete(product)
      return next
    })
  const reasons = [...kinds].map(([product, kind]) => ({ product, kind, reason: '' }))
  return (
    <>
      <Section heading="h2" title={words.differences}>
        {differing.length === 0 && count.lines.length > 0 && <p className="quiet">{words.noDifferences}</p>}
        <ul className="stock-lines">
          {differing.map((line) => (
            <Difference
              key={line.product}
              line={line}
              kind={kinds.get(line.product) ?? 'count'}
              onKind={(kind) => setKinds((before) => new Map(before).set(line.product, kind))}
              isOut={out.has(line.product)}
              onOut={(isOut) => leave(line.product, isOut)}
            />
          ))}
        </ul>
      </Section>
      {count.missing.length > 0 && (
        <Section heading="h2" title={words.missing}>
          <ul className="stock-lines">
            {count.missing.map(({ product, title, ean, expected }) => (
              <li key={product}>
                <p className="stock-name">
                  <b>{title}</b>
                  <small className="quiet">
                    {ean} · {words.expected} {expected}
                  </small>
                </p>
                <button type="button" className="button" data-kind="quiet" onClick={() => onNone(ean)}>
                  {words.noneThere}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Fields refusal={apply.error ?? abandon.error} onSubmit={() => {}}>
        <div className="stock-acts">
          <ActButton
            kind="main"
            busy={apply.isPending}
            whyNot={waiting > 0 ? words.waiting(waiting) : count.acts.apply && (why[count.acts.apply] ?? count.acts.apply)}
            onAct={() =>
              apply.mutate(
                { params, body: { leave_out: [...out], reasons } },
                { onSuccess: () => notice({ text: words.applied }) },
              )
            }
          >
            {words.apply}
          </ActButton>
          <ActButton
            kind="grave"
            busy={abandon.isPending}
            onAct={() => abandon.mutate({ params, body: {} }, { onSuccess: () => notice({ text: words.abandoned }) })}
          >
            {words.abandon}
          </ActButton>
        </div>
      </Fields>
    </>
  )
}

interface DifferenceProps {
  line: CountLine
  kind: Kind
  onKind: (kind: Kind) => void
  isOut: boolean
  onOut: (isOut: boolean) => void
}

function Difference({ line: { title, counted, expected, difference, problem }, kind, onKind, isOut, onOut }: DifferenceProps) {
  const { count: words, byHand, why } = useWords(stockWords)
  return (
    <li data-out={isOut || undefined}>
      <p className="stock-name">
        <b>{title}</b>
        <small>
          {words.counted} {counted} · {words.expected} {expected}
        </small>
        {problem && <small className="count-problem">{why[problem] ?? problem}</small>}
      </p>
      <Mark tone={difference < 0 ? 'bad' : 'wait'}>{difference > 0 ? `+${difference}` : `−${-difference}`}</Mark>
      <select
        className="filter"
        aria-label={words.kindOf(title)}
        value={kind}
        disabled={isOut}
        onChange={({ target }) => onKind(target.value as Kind)}
      >
        {optionsOf(byHand)
          .filter(({ value }) => value !== 'receipt')
          .map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </select>
      <label className="check">
        <input
          type="checkbox"
          checked={isOut}
          aria-label={words.leaveOut(title)}
          onChange={({ target }) => onOut(target.checked)}
        />
        <span>{words.out}</span>
      </label>
    </li>
  )
}
