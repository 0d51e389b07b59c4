import { useQueries } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { Arranged } from './arranged.tsx'
import { CodePicker } from './chosen-box.tsx'
import { OwnBox } from './own-box.tsx'
import { type BoxProps, parted } from './record-fields.ts'

/** The title of each code, as soon as it is known. */
function useTitlesOf(codes: readonly string[]): (code: string) => string | undefined {
  const found = useQueries({
    queries: codes.map((code) => ({
      queryKey: ['GET /titles/', { query: { q: code, limit: 5 } }],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /titles/', { query: { q: code, limit: 5 } }, { signal }),
      staleTime: 60_000,
    })),
  })
  return (code) => found[codes.indexOf(code)]?.data?.items.find(({ ean, sku }) => ean === code || sku === code)?.title
}

/** How a form holds codes. */
export const codes = {
  write: (value: unknown) => (value as readonly string[]).join(', '),
  read: parted,
}

/** Titles named by their codes, in an order of their own. */
export function CodesBox({ name, label, hint, value, onValue }: BoxProps) {
  const chosen = parted(value)
  const titleOf = useTitlesOf(chosen)
  const put = (next: readonly string[]) => onValue([...new Set(next)].join(', '))
  // A number that stays with its code wherever it is put.
  const numbered = chosen.toSorted()
  const rows = chosen.map((code) => ({ id: numbered.indexOf(code) + 1, parent: null, name: titleOf(code) ?? code, code }))
  const others = (code: string) => rows.filter((row) => row.code !== code)
  return (
    <OwnBox name={name} label={label} hint={hint}>
      <Arranged
        rows={rows}
        may
        show={(row) => row.name !== row.code && <span className="quiet figures">{row.code}</span>}
        onPut={(row, { before }) => {
          const rest = others(row.code)
          const at = rest.findIndex(({ id }) => id === before)
          put(rest.map(({ code }) => code).toSpliced(at < 0 ? rest.length : at, 0, row.code))
        }}
        onRemove={({ code }) => put(others(code).map((row) => row.code))}
      />
      <CodePicker label={label} onCodes={(picked) => put([...chosen, ...picked])} />
    </OwnBox>
  )
}
