import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { apiContext } from '../site/server-api.ts'

/** One account serves both shops: the private area asks whoever is not signed in to do so. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  throw redirectDocument(pathTo('private-orders', context.get(apiContext).language))
}

export default function GaudiAccount() {
  return null
}
