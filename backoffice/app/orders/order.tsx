import { useParams } from 'react-router'
import { OrderPane } from './order-pane.tsx'

/** Everything about an order, and what may be done with it now. */
export function Screen() {
  const { number = '' } = useParams()
  return <OrderPane number={number} list="/orders" row={number} />
}
