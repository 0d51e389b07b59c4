import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm.tsx'
import { Lockable } from './lock.tsx'

/** What guards every screen: it locks when nobody is there, and asks again who it is before what is grave. */
export const Guarded = ({ children }: { children: ReactNode }) => (
  <>
    <Lockable>{children}</Lockable>
    <ConfirmDialog />
  </>
)
