import type { Answer } from '../../api/calls.ts'
import { call } from '../../api/client.ts'
import { useNotice } from '../../kit/notice.ts'
import { Picker } from '../../kit/picker.tsx'
import { useScan } from '../../kit/scan.ts'
import { Money } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { madeWords } from '../words.ts'
import type { QuoteLine } from './began.ts'
import { quoteWords } from './words.ts'

type Found = Answer<'GET /titles/'>['items'][number]
const most = 9_999

/** Which titles, how many copies of each, and what is let off their list price. */
export function Lines({
  lines,
  setLines,
  reckoned,
}: {
  lines: readonly QuoteLine[]
  setLines: (change: (before: QuoteLine[]) => QuoteLine[]) => void
  reckoned: Answer<'POST /quotes/reckon/'> | undefined
}) {
  const { lines: words } = useWords(madeWords)
  const { form } = useWords(quoteWords)
  const notice = useNotice()
  const add = ({ product, title, ean }: Pick<QuoteLine, 'product' | 'title' | 'ean'>) =>
    setLines((before) =>
      before.some((line) => line.product === product)
        ? before.map((line) => (line.product === product ? { ...line, copies: line.copies + 1 } : line))
        : [...before, { product, title, ean, copies: 1, discount: '' }],
    )
  const scanned = async (code: string) => {
    const ean = code.replace(/[\s-]/g, '')
    try {
      add(await call('GET /stock/', { query: { ean } }))
    } catch {
      notice({ text: words.unknown(ean), kind: 'fault' })
    }
  }
  useScan((code) => void scanned(code))
  const set = (product: number, change: Partial<QuoteLine>) =>
    setLines((before) => before.map((line) => (line.product === product ? { ...line, ...change } : line)))
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
        {lines.map(({ product, title, ean, copies, discount }) => {
          const price = reckoned?.lines.find((line) => line.product === product)
          return (
            <li key={product} className="quote-line">
              <p>
                <b>{title}</b>
                <small className="quiet">
                  {ean}
                  {price && (
                    <>
                      {' '}
                      · <Money euros={price.unit} />
                      {price.lawful !== null && ` · ${form.lawful(price.lawful)}`}
                    </>
                  )}
                </small>
              </p>
              <input
                type="number"
                inputMode="numeric"
                min={1}
                max={most}
                aria-label={words.copies(title)}
                value={copies}
                onChange={({ target }) =>
                  set(product, { copies: Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1)) })
                }
              />
              <label>
                <input
                  type="text"
                  inputMode="decimal"
                  aria-label={form.discountOf(title)}
                  placeholder={price ? String(price.discount).replace('.', ',') : ''}
                  value={discount}
                  onChange={({ target }) => set(product, { discount: target.value })}
                />
                <span aria-hidden>%</span>
              </label>
              <button
                type="button"
                className="icon-button"
                aria-label={words.remove(title)}
                onClick={() => setLines((before) => before.filter((line) => line.product !== product))}
              >
                ×
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
