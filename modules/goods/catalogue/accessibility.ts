import type { Language } from '#kernel/language.ts'
import { featureNames, groupNames } from './accessibility-words.ts'

/** Under which heading a feature stands, in the order in which they are told. */
export const accessibilityGroups = ['reading', 'navigation', 'rich', 'conformance', 'limits'] as const
export type AccessibilityGroup = (typeof accessibilityGroups)[number]

interface Feature {
  group: AccessibilityGroup
  /** schema.org's accessibilityFeature, by the W3C's vocabulary; none where it has no word for it. */
  schema?: string
  /** schema.org's accessModeSufficient: one of these alone is enough to read it. */
  enough?: 'textual' | 'auditory'
}

/** Codes of ONIX list 196 (issue 71) that say something of the edition itself; those that name certifiers, contacts and addresses are left out. */
const features: Readonly<Record<keyof typeof featureNames, Feature>> = {
  '01': { group: 'conformance' },
  '02': { group: 'conformance' },
  '03': { group: 'conformance' },
  '04': { group: 'conformance' },
  '05': { group: 'conformance' },
  '06': { group: 'conformance' },
  '08': { group: 'limits' },
  '09': { group: 'limits', schema: 'none' },
  '10': { group: 'reading' },
  '11': { group: 'navigation', schema: 'tableOfContents' },
  '12': { group: 'navigation', schema: 'index' },
  '13': { group: 'navigation', schema: 'readingOrder' },
  '14': { group: 'rich', schema: 'alternativeText' },
  '15': { group: 'rich', schema: 'longDescription' },
  '16': { group: 'rich' },
  '17': { group: 'rich', schema: 'MathML' },
  '18': { group: 'rich', schema: 'ChemML' },
  '19': { group: 'navigation', schema: 'pageBreakMarkers' },
  '20': { group: 'reading', schema: 'synchronizedAudioText' },
  '21': { group: 'reading', schema: 'ttsMarkup' },
  '22': { group: 'reading' },
  '24': { group: 'reading' },
  '25': { group: 'reading' },
  '26': { group: 'reading' },
  '27': { group: 'reading', schema: 'highContrastAudio' },
  '28': { group: 'rich', schema: 'audioDescription' },
  '29': { group: 'navigation', schema: 'structuralNavigation' },
  '30': { group: 'navigation', schema: 'ARIA' },
  '31': { group: 'navigation' },
  '32': { group: 'navigation' },
  '34': { group: 'rich', schema: 'MathML-chemistry' },
  '35': { group: 'rich', schema: 'latex' },
  '36': { group: 'reading', schema: 'displayTransformability' },
  '37': { group: 'reading', schema: 'highContrastDisplay' },
  '38': { group: 'reading' },
  '39': { group: 'rich' },
  '40': { group: 'navigation' },
  '41': { group: 'navigation', schema: 'pageNavigation' },
  '51': { group: 'reading', enough: 'auditory' },
  '52': { group: 'reading', enough: 'textual' },
  '53': { group: 'rich', schema: 'describedMath' },
  '54': { group: 'rich', schema: 'latex-chemistry' },
  '75': { group: 'limits' },
  '76': { group: 'limits' },
  '77': { group: 'limits' },
  '80': { group: 'conformance' },
  '81': { group: 'conformance' },
  '82': { group: 'conformance' },
  '84': { group: 'conformance' },
  '85': { group: 'conformance' },
  '86': { group: 'conformance' },
}

type FeatureCode = keyof typeof features

export const isAccessibilityCode = (code: string): code is FeatureCode => Object.hasOwn(features, code)

/** Codes as a product keeps them: known ones, each once, ascending, with a space between; null of none. */
export const accessibilityKept = (codes: readonly string[]): string | null =>
  [...new Set(codes)].filter(isAccessibilityCode).toSorted().join(' ') || null

const codesOf = (kept: string): FeatureCode[] => kept.split(' ').filter(isAccessibilityCode)

export interface Accessibility {
  groups: { name: string; items: string[] }[]
  /** In the publisher's own words, in a language that is not known. */
  note: string | null
  features: string[]
  modes: ('textual' | 'auditory')[]
}

/** What a visitor reads of an edition's accessibility, and what machines do; null where its publisher says nothing. */
export function accessibilityOf(kept: string | null, note: string | null, language: Language): Accessibility | null {
  const codes = codesOf(kept ?? '')
  const told = codes.map((code) => features[code])
  if (codes.length === 0 && !note) return null
  return {
    groups: accessibilityGroups.flatMap((group) => {
      const items = codes.filter((code) => features[code].group === group).map((code) => featureNames[code][language])
      return items.length > 0 ? [{ name: groupNames[group][language], items }] : []
    }),
    note,
    features: told.flatMap(({ schema }) => schema ?? []),
    modes: told.flatMap(({ enough }) => enough ?? []),
  }
}

/** Codes in words, for who compares them. */
export const accessibilityInWords = (kept: string | null, language: Language): string | null =>
  kept &&
  codesOf(kept)
    .map((code) => featureNames[code][language])
    .join(' · ')

/** What may be ticked of an edition, by its heading. */
export const accessibilityOptions = (language: Language) =>
  Object.keys(features)
    .filter(isAccessibilityCode)
    .map((code) => ({ code, group: features[code].group }))
    .map(({ code, group }) => ({
      code,
      name: featureNames[code][language],
      group: groupNames[group][language],
      order: accessibilityGroups.indexOf(group),
    }))
    .toSorted((a, b) => a.order - b.order || a.code.localeCompare(b.code))
    .map(({ order: _order, ...option }) => option)
