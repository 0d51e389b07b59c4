import type { Action } from './grants.ts'

interface Scope {
  actions: readonly Action[]
  /** It only asks; what would change something stays shut, whatever its action. */
  reads: boolean
  /** It can be given for one shop alone: what it opens is told shop by shop. */
  ofShop: boolean
  /** It can be given for one store alone: what it opens asks which store it is for. */
  ofStore?: boolean
}

/** What a key may open, and nothing beside it. What needs a login of the last minutes no key opens. */
export const keyScopes = {
  'stock.read': { actions: ['stock.read'], reads: true, ofShop: false },
  'stock.feed': { actions: ['feed.stock'], reads: true, ofShop: true },
  'till.write': { actions: ['till.tell'], reads: false, ofShop: false, ofStore: true },
  'orders.read': { actions: ['order.find', 'order.read'], reads: true, ofShop: false },
  'catalogue.read': { actions: ['title.read'], reads: true, ofShop: false },
  'catalogue.write': { actions: ['import.read', 'import.change'], reads: false, ofShop: false },
  'invoices.read': { actions: ['invoice.read'], reads: true, ofShop: false },
} as const satisfies Record<string, Scope>

export type KeyScope = keyof typeof keyScopes
export const keyScopeNames = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]]

/** The scopes that open a call. */
export const scopesOpening = (action: Action, method: string): KeyScope[] =>
  keyScopeNames.filter((name) => {
    const { actions, reads }: Scope = keyScopes[name]
    return actions.includes(action) && (!reads || method === 'GET')
  })

/** Whether a key with these scopes may ask a call. */
export const opens = (scopes: readonly string[], action: Action, method: string): boolean =>
  scopesOpening(action, method).some((scope) => scopes.includes(scope))

/** Whether a scope can be held to one shop. */
export const isOfShop = (name: KeyScope): boolean => (keyScopes[name] as Scope).ofShop

/** Whether a scope can be held to one store. */
export const isOfStore = (name: KeyScope): boolean => (keyScopes[name] as Scope).ofStore === true
