import { redirect } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { inBrowser, onServer, type Work } from '../visit/work.ts'
import { signOut } from './session-work.ts'

/** The private area opens on the orders; its address also takes the sign-out form. */
const toOrders: Work<Response> = async (desk) => redirect(pathTo('private-orders', desk.language))

export const loader = onServer(toOrders)
export const clientLoader = inBrowser(toOrders)
export const action = onServer(signOut)
export const clientAction = async (args: Parameters<ReturnType<typeof inBrowser>>[0]) => {
  await inBrowser(signOut)(args)
  location.reload()
  return new Promise<never>(() => {})
}

export default function Private() {
  return null
}
