/**
 * Runs before the bundle, in syntax that the oldest browsers read: versions below the limits go to the help page; unknown browsers
 * and crawlers pass (N-34 to N-36). Edge and Opera also call themselves Chrome, so Edge is asked first.
 */
export const oldBrowserCheck = `(function () {
  var agent = navigator.userAgent, path = location.pathname
  if (/\\/(navegadores-soportados|navegadors-suportats|supported-browsers)$/.test(path)) return
  if (/bot|crawl|spider|slurp/i.test(agent)) return
  var limits = [[/MSIE (\\d+)/, 9], [/Edge\\/(\\d+)/, 14], [/(?:Chrome|CriOS)\\/(\\d+)/, 49], [/Firefox\\/(\\d+)/, 50], [/Version\\/(\\d+)[.\\d]* (?:Mobile\\/\\S+ )?Safari/, 10]]
  for (var i = 0; i < limits.length; i++) {
    var found = limits[i][0].exec(agent)
    if (!found) continue
    if (parseInt(found[1], 10) >= limits[i][1]) return
    var language = /^\\/(ca|en)(\\/|$)/.exec(path)
    language = language ? language[1] : 'es'
    var help = { es: '/es/navegadores-soportados', ca: '/ca/navegadors-suportats', en: '/en/supported-browsers' }
    location.replace(help[language])
    return
  }
})()`
