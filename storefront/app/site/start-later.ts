/** Told to the page once React stands in it: what was clicked before is clicked again. */
export const startedEvent = 'shop:started'

/**
 * Begins the scripts of a page that works without them: at the first touch, key or pointer, else when everything else is loaded and
 * drawn, so that they take nothing from the picture and the letters that a visitor waits for. A click on a button that needs them is
 * kept and made again. What the loaders said is read from an address of its own; without it the page stays as it is.
 */
export const startLater = `(function () {
  var page = document.currentScript.dataset, waiting = document.getElementById('scripts'), begun = false, clicked = null
  function begin() {
    if (begun) return
    begun = true
    page.files.split(' ').forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.appendChild(link)
    })
    fetch(page.state).then(function (answer) {
      if (answer.ok) return answer.text()
    }).then(function (state) {
      if (state === undefined) return
      __reactRouterContext.streamController.enqueue(state)
      __reactRouterContext.streamController.close()
      var script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      waiting.replaceWith(script)
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
  addEventListener('${startedEvent}', function () {
    signs.forEach(function (name) {
      removeEventListener(name, sign, true)
    })
    removeEventListener('click', keep, true)
    if (clicked && clicked.isConnected) clicked.click()
  }, { once: true })
  addEventListener('load', function () {
    requestAnimationFrame(function () {
      window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 1500 }) : setTimeout(begin, 200)
    })
  })
})()`
