import type { Answer } from '../api/calls.ts'
import type { Column } from '../kit/list-screen.tsx'
import { Count, Money } from '../kit/shown.tsx'
import type { Words } from './words/es.ts'

type Row = Answer<'GET /figures/sales/'>['items'][number]

/** What all that may be added to figures has in common. */
export const amountColumns = <R extends Omit<Row, 'key' | 'name'>>({ columns }: Words): Column<R>[] => [
  { key: 'copies', head: columns.copies, sort: 'copies', figure: true, cell: ({ copies }) => <Count of={copies} /> },
  { key: 'net', head: columns.net, sort: 'net', figure: true, cell: ({ net }) => <Money euros={net} /> },
  { key: 'vat', head: columns.vat, figure: true, wide: true, cell: ({ vat }) => <Money euros={vat} /> },
  { key: 'gross', head: columns.gross, figure: true, wide: true, cell: ({ gross }) => <Money euros={gross} /> },
  { key: 'returned', head: columns.returned, figure: true, wide: true, cell: ({ returned }) => <Count of={returned} /> },
  {
    key: 'refunded',
    head: columns.refunded,
    sort: 'refunded',
    figure: true,
    wide: true,
    cell: ({ refunded }) => <Money euros={refunded} />,
  },
  {
    key: 'before',
    head: columns.beforeNet,
    figure: true,
    wide: true,
    cell: ({ before_net }) => <Money euros={before_net} />,
  },
]
