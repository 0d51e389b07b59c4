import { fallbackLanguage, inEachLanguage } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
/**
 * The oldest version of each browser that the shop looks after (T-26), and how it calls itself: what the page for old browsers names
 * and what sends a browser there. Edge and Opera also call themselves Chrome, so Edge is asked first.
 */
export const browserLimits = [
  { name: 'Edge', sign: /Edge\/(\d+)/, oldest: 14 },
  { name: 'Chrome', sign: /(?:Chrome|CriOS)\/(\d+)/, oldest: 49 },
  { name: 'Firefox', sign: /Firefox\/(\d+)/, oldest: 50 },
  { name: 'Safari', sign: /Version\/(\d{1,5})[.\d]{0,20} (?:Mobile\/\S{1,20} )?Safari/, oldest: 10 },
  { name: 'Internet Explorer', sign: /MSIE (\d+)/, oldest: 9 },
] as const

/**
 * Runs before the bundle, in syntax that the oldest browsers read: versions below the limits go to the help page; unknown browsers
 * and crawlers pass (N-34 to N-36).
 */
export const oldBrowserCheck = `(function () {
  var agent = navigator.userAgent, path = location.pathname
  var help = ${JSON.stringify(inEachLanguage((language) => pathTo('supported-browsers', language)))}
  for (var known in help) if (path === help[known]) return
  if (/bot|crawl|spider|slurp/i.test(agent)) return
  var limits = [${browserLimits.map(({ sign, oldest }) => `[/${sign.source}/, ${oldest}]`).join(', ')}]
  for (var i = 0; i < limits.length; i++) {
    var found = limits[i][0].exec(agent)
    if (!found) continue
    if (parseInt(found[1], 10) >= limits[i][1]) return
    location.replace(help[path.split('/')[1]] || help.${fallbackLanguage})
    return
  }
})()`
