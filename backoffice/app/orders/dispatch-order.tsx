import { useParams } from 'react-router'
import { OrderPane } from './order-pane.tsx'
import { Packing } from './packing.tsx'
import { orderOf } from './parcel-code.ts'

export function Screen() {
  const { code = '' } = useParams()
  return <OrderPane number={orderOf(code)} list="/dispatch" row={code} first={<Packing code={code} />} />
}
