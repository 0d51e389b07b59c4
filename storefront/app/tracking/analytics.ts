/** Loads the tag of the analytics service, once, after consent only; the page's nonce lets it in (D-07, D-08). */
export function loadAnalytics(id: string) {
  if (document.querySelector('script[data-analytics]')) return
  const script = document.createElement('script')
  script.async = true
  script.dataset['analytics'] = id
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'consent_granted' })
}
