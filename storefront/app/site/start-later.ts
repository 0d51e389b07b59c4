/** Told to the page once React stands in it: what was clicked before is clicked again. */
export const startedEvent = 'shop:started'

/** Milliseconds that a form waits for scripts which may never come. */
const longestHold = 8_000

/** The program of a page that everybody gets asks for what its loaders said, without which the page stays as it is. */
const askState = `
    fetch(page.state).then(function (answer) {
      if (answer.ok) return answer.text()
    }).then(function (state) {
      if (state === undefined) return
      __reactRouterContext.streamController.enqueue(state)
      __reactRouterContext.streamController.close()
      run()
    }).catch(function () {
      begun = false
    })`

/**
 * Who it is may be known to the scripts of a page alone: a form that is sent before they stand waits for them, lest it be answered as to a
 * stranger, but not for longer than some seconds. On a page that everybody gets only those wait that scripts show a person for,
 * unseen (`data-person`) or by a box that is ticked: without them they would be asked once more. Meanwhile its button looks as it does while a form is sent, the page draws the thread of
 * what is on its way, and a screen reader is told in words, which it would not read out if they came with their element.
 */
const holdForms = (which: string) => `
  var sent, told
  function hold(event) {
    if (!event.target.matches('${which}')) return
    event.preventDefault()
    if (!sent) setTimeout(send, ${longestHold})
    mark(null)
    sent = event
    mark(true)
    if (told) return
    told = document.createElement('div')
    told.className = 'pending'
    told.role = 'status'
    document.body.append(told)
    setTimeout(function () {
      told.textContent = page.held
    }, 99)
  }
  function mark(busy) {
    if (sent && sent.submitter) sent.submitter.ariaBusy = busy
  }
  function send() {
    removeEventListener('submit', hold, true)
    var by = sent && sent.submitter
    mark(null)
    if (told) told.remove()
    if (sent && sent.target.isConnected) sent.target.requestSubmit(by && by.isConnected ? by : null)
    sent = null
  }
  addEventListener('submit', hold, true)
  addEventListener(started, send, { once: true })`

/**
 * Begins the scripts of a page that works without them: at the first touch, key or pointer, else when everything else is loaded and
 * drawn, so that they take nothing from the picture and the letters that a visitor waits for. A click on a button that needs them is
 * kept and made again; until then the button looks as one that is at work. The page of one visitor has in itself what its loaders said, and begins as soon as it is seen: a basket that only
 * this browser knows shows its lines by its scripts, which begin with the first paint; that waits for styles alone.
 * @param ofOneVisitor - Each kind of page has its own part of it and not the other's.
 */
export const startLater = (ofOneVisitor: boolean) => `(function () {
  var page = document.currentScript.dataset, waiting = document.getElementById('scripts'), started = '${startedEvent}', begun = false, clicked = null
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
    ${ofOneVisitor ? 'run()' : askState}
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
    wait(null)
    clicked = event.target.closest ? event.target.closest('button[type="button"]:not([data-choice])') : null
    wait(true)
  }
  function wait(busy) {
    if (clicked) clicked.ariaBusy = busy
  }
  addEventListener('click', keep, true)
  ${holdForms(ofOneVisitor ? '[method=post]' : '[data-person],:has(.captcha :checked)')}
  addEventListener(started, function () {
    signs.forEach(function (name) {
      removeEventListener(name, sign, true)
    })
    removeEventListener('click', keep, true)
    wait(null)
    if (clicked && clicked.isConnected) clicked.click()
  }, { once: true })
  ${
    ofOneVisitor
      ? 'requestAnimationFrame(function () { setTimeout(begin) })'
      : `addEventListener('load', function () {
    requestAnimationFrame(function () {
      window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 1500 }) : setTimeout(begin, 200)
    })
  })`
  }
})()`
