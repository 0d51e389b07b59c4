/** What the visitor said about measurement by others; asked again after two years, or when the text changes (the data protection agency's guide on cookies). */
export const key = 'consent'
export const version = '2026-11'
export const validForMs = 730 * 24 * 3_600_000

/** On the document while the question stands; its styles show it. */
export const askingMark = 'asking'
/** On the document once somebody has answered. */
export const answeredMark = 'answered'

/**
 * Runs before the first paint, in syntax that the oldest browsers read: who has not answered sees the question at once, who has sees
 * none, and nothing moves for either. An answer given before the page's own scripts arrive counts: it is kept on the document for
 * them (`answeredMark`). Without scripts nothing is measured, and nothing is asked.
 */
export const askFirst = `(function () {
  var kept = null
  try { kept = JSON.parse(localStorage.getItem('${key}') || 'null') } catch (error) {}
  if (!kept || kept.version !== '${version}' || !(new Date().getTime() - kept.at < ${validForMs}))
    document.documentElement.setAttribute('data-${askingMark}', '')
  document.addEventListener('click', function (event) {
    var choice = event.target.getAttribute && event.target.getAttribute('data-choice')
    if (!choice) return
    document.documentElement.removeAttribute('data-${askingMark}')
    document.documentElement.setAttribute('data-${answeredMark}', choice)
  })
})()`
