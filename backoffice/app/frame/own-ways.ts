import { useEffect } from 'react'
import type { Me } from '../api/session.tsx'

type Scheme = Me['preferences']['scheme']

/** Every rule that is for one scheme, wherever it stands. */
function* schemeRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (rule.media.mediaText.includes('prefers-color-scheme') || turned.has(rule))) yield rule
    if ('cssRules' in rule) yield* schemeRules(rule.cssRules as CSSRuleList)
  }
}
const turned = new Set<CSSMediaRule>()
const ofMachine = '(prefers-color-scheme: dark)'

/** Shows light or dark, whatever the machine is set to; null is what the machine says. */
function show(scheme: Scheme): void {
  const media = scheme === null ? ofMachine : scheme === 'dark' ? 'all' : 'not all'
  for (const sheet of document.styleSheets)
    for (const rule of schemeRules(sheet.cssRules)) {
      turned.add(rule)
      rule.media.mediaText = media
    }
  document.documentElement.style.colorScheme = scheme ?? ''
}

/** Draws the screens as their person likes them. */
export function useOwnWays(ways: Me['preferences'] | undefined): void {
  const scheme = ways?.scheme
  useEffect(() => {
    if (scheme !== undefined) show(scheme)
  }, [scheme])
  const dense = ways?.dense
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dense', dense ?? false)
  }, [dense])
}
