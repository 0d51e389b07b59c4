import { redirect } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { signOut } from './session-work.ts'

/** The private area opens on the orders; its address also takes the sign-out form. */
const toOrders: VisitHandler<Response> = async (visit) => redirect(pathTo('private-orders', visit.language))

export const loader = serverHandler(toOrders)
export const clientLoader = browserHandler(toOrders)
export const action = serverHandler(signOut)
export const clientAction = async (args: Parameters<ReturnType<typeof browserHandler>>[0]) => {
  await browserHandler(signOut)(args)
  location.reload()
  return new Promise<never>(() => {})
}

export default function Private() {
  return null
}
