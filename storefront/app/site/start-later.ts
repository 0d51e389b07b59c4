/** Told to the page once React stands in it: what was clicked before is clicked again. */
export const startedEvent = 'shop:started'

/** Milliseconds that a form waits for scripts which may never come. */
const longestHold = 8_000

/**
 * Begins the scripts of a page that works without them: at the first touch, key or pointer, else when everything else is loaded and
 * drawn, so that they take nothing from the picture and the letters that a visitor waits for. A click on a button that needs them is
 * kept and made again. What the loaders said is read from an address of its own, without which the page stays as it is; the page of one
 * visitor has it in itself, and begins as soon as it is seen. Who that is may be known to its scripts alone: a form that is sent before they
 * stand waits for them, lest it be answered as to a stranger, but not for longer than some seconds.
 */
export const startLater = `(function () {
  var page = document.currentScript.dataset, waiting = document.getElementById('scripts'), begun = false, clicked = null, sent = null
  // A copy keeps what lets it run here: its text, or the mark of this one answer.
  function run() {
    var script = waiting.cloneNode(true)
    script.removeAttribute('id')
    script.type = 'module'
    waiting.replaceWith(script)
  }
  function begin() {
    if (begun) return
    begun = true
    page.files.split(' ').forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.appendChild(link)
    })
    if (!page.state) return run()
    fetch(page.state).then(function (answer) {
      if (answer.ok) return answer.text()
    }).then(function (state) {
      if (state === undefined) return
      __reactRouterContext.streamController.enqueue(state)
      __reactRouterContext.streamController.close()
      run()
    }).catch(function () {
      begun = false
    })
  }
  // A browser tells of a pointer that rests where the page comes to lie, before it draws anything: nobody moved it.
  function sign(event) {
    if (event.type !== 'pointermove' || event.movementX || event.movementY) begin()
  }
  var signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin']
  signs.forEach(function (name) {
    addEventListener(name, sign, { capture: true, passive: true })
  })
  function keep(event) {
    clicked = event.target.closest ? event.target.closest('button[type="button"]:not([data-choice])') : null
  }
  addEventListener('click', keep, true)
  function hold(event) {
    if (page.state || event.target.getAttribute('method') !== 'post') return
    event.preventDefault()
    if (!sent) setTimeout(send, ${longestHold})
    sent = event
  }
  function send() {
    removeEventListener('submit', hold, true)
    var by = sent && sent.submitter
    if (sent && sent.target.isConnected) sent.target.requestSubmit(by && by.isConnected ? by : null)
    sent = null
  }
  addEventListener('submit', hold, true)
  addEventListener('${startedEvent}', function () {
    signs.forEach(function (name) {
      removeEventListener(name, sign, true)
    })
    removeEventListener('click', keep, true)
    send()
    if (clicked && clicked.isConnected) clicked.click()
  }, { once: true })
  // A basket that only this browser knows shows its lines by them: they begin with the first paint, which waits for styles alone.
  if (!page.state) requestAnimationFrame(function () {
    setTimeout(begin)
  })
  else addEventListener('load', function () {
    requestAnimationFrame(function () {
      window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 1500 }) : setTimeout(begin, 200)
    })
  })
})()`
