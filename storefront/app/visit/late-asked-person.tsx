import { lazy, Suspense } from 'react'
import type { FormOutcome } from '../ui/form.tsx'

const AskedPerson = lazy(() => import('./asked-person.tsx').then((late) => ({ default: late.AskedPerson })))

/** The question for forms that scripts answer in their place: it is fetched in the rare case that it is asked. */
export const LateAskedPerson = ({ outcome, scope }: { outcome: FormOutcome | undefined; scope: string }) =>
  outcome?.question ? (
    <Suspense fallback={null}>
      <AskedPerson outcome={outcome} scope={scope} />
    </Suspense>
  ) : null
