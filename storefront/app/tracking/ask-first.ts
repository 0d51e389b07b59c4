/** What the visitor said about measurement by others; asked again after two years, or when the text changes (domain 6). */
export const key = 'consent'
export const version = '2026-11'
export const validForMs = 730 * 24 * 3_600_000

/** On the document while the question stands; its styles show it. */
export const askingMark = 'asking'

/**
 * Runs before the first paint, in syntax that the oldest browsers read: who has not answered sees the question at once, who has sees
 * none, and nothing moves for either. Without scripts nothing is measured, and nothing is asked.
 */
export const askFirst = `(function () {
  var kept = null
  try { kept = JSON.parse(localStorage.getItem('${key}') || 'null') } catch (error) {}
  if (!kept || kept.version !== '${version}' || !(new Date().getTime() - kept.at < ${validForMs}))
    document.documentElement.setAttribute('data-${askingMark}', '')
})()`
