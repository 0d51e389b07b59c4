import '../kit/own-box.css'
import { keepPreviousData } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { ListBox, oneNumber } from '../kit/chosen-box.tsx'
import { AreaField } from '../kit/form.tsx'
import type { BoxProps, RecordField } from '../kit/record-fields.ts'
import { Mark, Money, Section } from '../kit/shown.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Ranges } from './found-gifts.tsx'
import { KeyedPane } from './keyed-pane.tsx'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

const QueryBox = ({ draft: _draft, ...field }: BoxProps) => (
  <div className="own-box">
    <AreaField {...field} rows={2} />
  </div>
)

const fieldsOf = (words: Words): RecordField[] => {
  const { campaigns, giftCategories } = words
  return [
    { as: 'texts', name: 'titles', label: campaigns.name, fits: 48 },
    { as: 'texts', name: 'texts', label: campaigns.text, rows: 3, fits: 200 },
    { as: 'texts', name: 'slugs', label: giftCategories.slugs },
    { as: 'choice', name: 'theme', label: campaigns.theme, options: themeOptions(words) },
    { as: 'own', name: 'lot_id', label: giftCategories.lot, box: ListBox, ...oneNumber },
    {
      as: 'own',
      name: 'query',
      label: giftCategories.query,
      hint: giftCategories.queryHint,
      box: QueryBox,
      read: (text) => text.trim() || null,
    },
    { as: 'check', name: 'active', label: campaigns.active },
    { as: 'figure', name: 'position', label: campaigns.position, required: true },
  ]
}

const blank = { active: true, position: 1, theme: 'neutral' }

/** A gift category: its words, and the list or the search that it shows; tried as it is written. */
export function Screen() {
  const { category: key = '' } = useParams()
  const language = useLanguage()
  const { values } = useAddress()
  const words = useWords(aroundWords)
  const may = useMay('gift.change')
  const row = useList('GET /gifts/categories/', values).rows.find((one) => one.key === key)
  const { campaigns, giftCategories } = words
  return (
    <KeyedPane
      list="/gift-categories"
      row={key}
      title={row?.titles[language] ?? giftCategories.new}
      keyField={{ as: 'text', name: 'key', label: campaigns.key, hint: campaigns.keyHint, required: true }}
      fields={fieldsOf(words)}
      record={key === 'new' ? blank : row}
      put="PUT /gifts/categories/:key/"
      touches={['GET /gifts/categories/', 'GET /texts/']}
      may={may}
      trial={{ as: 'own', name: 'trial', label: giftCategories.shows, box: SourceTrial, read: () => undefined }}
    />
  )
}

/** What the source that is written would show, with what can be had now. */
function SourceTrial({ label, draft = {} }: BoxProps) {
  const { category: key = '' } = useParams()
  const { campaigns: words } = useWords(aroundWords)
  const query = String(draft['query'] ?? '').trim() || null
  const lot_id = draft['lot_id'] ? Number(draft['lot_id']) : null
  const { data, error } = useCall(
    'POST /gifts/categories/:key/trial/',
    { params: { key: key === 'new' ? 'new-category' : key }, body: { lot_id, query } },
    { enabled: query !== null || lot_id !== null, placeholderData: keepPreviousData },
  )
  return (
    <Section title={label}>
      <p className="quiet">{words.tryText}</p>
      {error && <p role="status">{error.message}</p>}
      {!error && data && (
        <>
          <p role="status">
            {words.count}: {data.count === 0 ? <Mark tone="bad">{words.none}</Mark> : <strong>{data.count}</strong>}
          </p>
          <ul>
            {data.gifts.map(({ id, title, price }) => (
              <li key={id}>
                {title} {price !== null && <Money euros={price} />}
              </li>
            ))}
          </ul>
          <Ranges of={data.ranges} />
        </>
      )}
    </Section>
  )
}
