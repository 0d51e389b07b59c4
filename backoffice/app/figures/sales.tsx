import { useMemo } from 'react'
import { shownEuros, shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer, Input } from '../api/calls.ts'
import { useAct, useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { When } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { byViews } from './by.ts'
import { PeriodFilters } from './filters.tsx'
import { longDay, monthName, shortDay, shortMonth, weekdayName } from './names.ts'
import { Picture } from './open-picture.tsx'
import type { Words } from './words/es.ts'
import { figuresWords } from './words.ts'
import './figures.css'
import { amountColumns } from './amount-columns.tsx'

type Row = Answer<'GET /figures/sales/'>['items'][number]
type By = NonNullable<NonNullable<Input<'GET /figures/sales/'>['query']>['by']>

interface Naming {
  words: Words
  language: Language
  storeOf: (code: string) => string
}

/** What a row is called; short, where it stands below a bar. */
function nameOf({ key, name }: Row, by: By, { words, language, storeOf }: Naming, short = false): string {
  if (by === 'day' || by === 'week') return short ? shortDay(key) : longDay(key)
  if (by === 'month') return short ? shortMonth(key, language) : monthName(key, language)
  if (by === 'weekday') return weekdayName(key, language)
  if (by === 'hour') return `${key}:00`
  if (by === 'shop') return name || words.mainShop
  if (by === 'store') return key === '' ? words.sentHome : name || storeOf(key)
  if (by === 'family') return words.sales.families[key] ?? key
  return name || words.noSection
}

const dayAfter = (key: string, days: number) => new Date(Date.parse(key) + days * 86_400_000).toISOString().slice(0, 10)
const monthEnd = (key: string) => new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0)).toISOString().slice(0, 10)

/** What a row is made of, one step further in. */
function within({ key }: Row, by: By, values: Record<string, string>): string {
  const { sort: _sort, by: _by, columns: _columns, ...kept } = values
  const to = (screen: string, changes: Record<string, string>) => `/${screen}?${new URLSearchParams({ ...kept, ...changes })}`
  if (by === 'day') return to('sales', { by: 'hour', from: key, to: key })
  if (by === 'week') return to('sales', { from: key, to: dayAfter(key, 6) })
  if (by === 'month') return to('sales', { from: `${key}-01`, to: monthEnd(key) })
  if (by === 'store' && key !== '') return to('sales', { store_code: key })
  if (by === 'shop') return to('sales', { shop: key, by: 'store' })
  if (by === 'family') return to('sales', { family: key })
  if (by === 'section' && key !== '0') return to('sold-titles', { section: key })
  return to('sales', {})
}

const isBy = (by: string | undefined, words: Words): by is By => by !== undefined && by in words.sales.by

/** What was sold, put together as one likes. */
export function Screen() {
  const words = useWords(figuresWords)
  const language = useLanguage()
  const storeOf = useStoreNames()
  const { values } = useAddress()
  const by = isBy(values['by'], words) ? values['by'] : 'day'
  const list = useList('GET /figures/sales/', { limit: '200', ...values })
  const columns = useMemo<Column<Row>[]>(() => {
    const head: Column<Row> = {
      key: 'key',
      head: words.sales.key[by],
      sort: 'key',
      cell: (row) => nameOf(row, by, { words, language, storeOf }),
    }
    return [head, ...amountColumns<Row>(words)]
  }, [words, by, language, storeOf])
  const bars = list.rows.map((row) => ({
    key: row.key,
    label: nameOf(row, by, { words, language, storeOf }, true),
    value: row.net,
    before: row.before_net,
  }))
  return (
    <ListScreen
      title={words.sales.title}
      list={list}
      columns={columns}
      rowKey={({ key }) => key}
      to={(row) => within(row, by, values)}
      views={byViews(words.sales.by, values, 'day')}
      tools={<Rebuild />}
      filters={
        <>
          <PeriodFilters />
          <ChoiceFilter
            name="family"
            label={words.sales.family}
            options={Object.entries(words.sales.families).map(([value, text]) => ({ value, text }))}
          />
        </>
      }
      outcomes={
        <>
          <Sums />
          <Picture
            bars={bars}
            label={`${words.sales.title}, ${words.sales.by[by]}, ${words.columns.net}. ${words.picture}`}
            shown={(value) => shownEuros(value, language)}
          />
        </>
      }
      empty={words.sales.empty}
    />
  )
}

function Sums() {
  const words = useWords(figuresWords)
  const language = useLanguage()
  const { values } = useAddress()
  const { from, to, store_code, shop, family } = values
  const asked = { from, to, store_code, shop, family } as NonNullable<Input<'GET /figures/sales/sum/'>['query']>
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const { data } = useCall('GET /figures/sales/sum/', { query })
  if (!data) return null
  const { orders, before_orders, copies, before_copies, net, before_net, vat, returned, refunded, summed_at, behind } = data
  const sums: [string, string, string | null][] = [
    [words.columns.net, shownEuros(net, language), shownEuros(before_net, language)],
    [words.columns.vat, shownEuros(vat, language), null],
    [words.columns.copies, shownNumber(copies, language), shownNumber(before_copies, language)],
    [words.columns.refunded, shownEuros(refunded, language), null],
    [words.columns.returned, shownNumber(returned, language), null],
  ]
  if (!family) sums.unshift([words.sales.orders, shownNumber(orders, language), shownNumber(before_orders, language)])
  return (
    <>
      <dl className="figure-sums">
        {sums.map(([name, now, before]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure-now">{now}</dd>
            {before !== null && <dd className="quiet">{words.before(before)}</dd>}
          </div>
        ))}
      </dl>
      <div className="figure-remarks">
        <p>
          {words.sales.whatCounts} {words.sameWeekdays}
        </p>
        {summed_at && (
          <p>
            {words.asOf} <When at={summed_at} short />. {behind && words.behind}
          </p>
        )}
      </div>
    </>
  )
}

function Rebuild() {
  const { sales: words } = useWords(figuresWords)
  const may = useMay('sale.rebuild')
  const notice = useNotice()
  const act = useAct('POST /figures/rebuild/', ['GET /figures/'])
  if (!may) return null
  const rebuild = async () => {
    const { days } = await act.mutateAsync({})
    notice({ text: words.rebuilding(days) })
  }
  return (
    <ActButton busy={act.isPending} onAct={() => void rebuild().catch(() => undefined)}>
      {words.rebuild}
    </ActButton>
  )
}
