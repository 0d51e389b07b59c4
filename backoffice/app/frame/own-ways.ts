import { useEffect } from 'react'
import type { Me } from '../api/session.tsx'
import { showScheme } from '../kit/scheme.ts'

/** Draws the screens as their person likes them. */
export function useOwnWays(ways: Me['preferences'] | undefined): void {
  const scheme = ways?.scheme
  useEffect(() => {
    if (scheme !== undefined) showScheme(document, scheme)
  }, [scheme])
  const dense = ways?.dense
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dense', dense ?? false)
  }, [dense])
}
