import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { Picker } from '../kit/picker.tsx'

type Title = Answer<'GET /order-letters/titles/'>['items'][number]

/** Titles by words or number, as a line shows them. */
export function TitlePicker({ label, onPick }: { label: string; onPick: (title: Title) => void }) {
  return (
    <Picker<Title>
      label={label}
      search={async (q, signal) =>
        q.trim().length < 2 ? [] : (await call('GET /order-letters/titles/', { query: { q } }, { signal })).items
      }
      itemKey={({ pk }) => String(pk)}
      itemText={({ title }) => title}
      show={({ title, author, ean, year }) => (
        <span className="letter-found">
          {title}
          <small className="quiet">{[author, year, ean].filter((one) => one !== null && one !== '').join(' · ')}</small>
        </span>
      )}
      onPick={onPick}
    />
  )
}
