export type Scheme = 'light' | 'dark'

/** Rules that were turned no longer say that they are for a scheme. */
const turned = new WeakSet<CSSRule>()

/** Every rule that is for one scheme, wherever it stands; those of a frame are of classes of its own. */
function* schemeRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (!('cssRules' in rule)) continue
    const media = 'media' in rule ? (rule as CSSMediaRule) : null
    if (media && (media.media.mediaText.includes('prefers-color-scheme') || turned.has(media))) yield media
    yield* schemeRules(rule.cssRules as CSSRuleList)
  }
}
const ofMachine = '(prefers-color-scheme: dark)'

/** What the machine is set to. */
export const machineScheme = (): Scheme => (matchMedia(ofMachine).matches ? 'dark' : 'light')

/** Shows a document light or dark, whatever the machine is set to; null is what the machine says. */
export function showScheme(shown: Document, scheme: Scheme | null): void {
  const media = scheme === null ? ofMachine : scheme === 'dark' ? 'all' : 'not all'
  for (const sheet of shown.styleSheets)
    for (const rule of schemeRules(sheet.cssRules)) {
      turned.add(rule)
      rule.media.mediaText = media
    }
  shown.documentElement.style.colorScheme = scheme ?? ''
}
