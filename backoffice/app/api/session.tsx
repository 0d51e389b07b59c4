import { createContext, type ReactNode, useContext } from 'react'
import type { Answer } from './calls.ts'

export type Me = Answer<'GET /me/'>

const Session = createContext<Me | null>(null)

export const SignedIn = ({ me, children }: { me: Me; children: ReactNode }) => <Session value={me}>{children}</Session>

/** Who works here. @throws Error outside the frame: nothing else is drawn for nobody. */
export function useMe(): Me {
  const me = useContext(Session)
  if (!me) throw new Error('Nobody is signed in')
  return me
}

const usual: Me['preferences'] = { dense: false, scheme: null, printer: 'a4' }
/** How whoever works here likes their screens and papers. */
export const usePreferences = (): Me['preferences'] => useContext(Session)?.preferences ?? usual

export type Action = Me['actions'][number]

/** Whether this person may do it; the server decides, this only spares them the way. */
export const useMay = (action: Action): boolean => useMe().actions.includes(action)
