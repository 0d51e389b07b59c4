// The page works without this: it only groups digits, fills in test numbers and keeps a form from being sent twice.
const number = document.getElementById('number')
const expiry = document.getElementById('expiry')

const grouped = (value) =>
  value
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** Writes a tidier value and leaves the caret after the same digit. */
function tidy(input, tidied) {
  if (tidied === input.value) return
  const digits = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length
  input.value = tidied
  let place = 0
  for (let seen = 0; place < tidied.length && seen < digits; place++) if (/\d/.test(tidied[place])) seen++
  if (place === tidied.length - 1 && /\D/.test(tidied[place])) place++
  input.setSelectionRange(place, place)
}

number?.addEventListener('input', () => tidy(number, grouped(number.value)))
expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  // Whoever types the slash finds it there already: one is enough.
  const typed = expiry.value.replace(/[^\d/]/g, '').replace(/\/+/g, '/')
  tidy(expiry, /^\d{2,6}$/.test(typed) ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed.slice(0, 7))
})

for (const use of document.querySelectorAll('.use')) {
  use.hidden = false
  use.addEventListener('click', () => {
    number.value = use.dataset.number
    expiry.value = `12/${new Date().getFullYear() + 2}`
    document.getElementById('cvc').value = '123'
    document.querySelector('button.main').focus()
  })
}

for (const form of document.forms)
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    if (event.submitter?.classList.contains('main')) event.submitter.textContent = form.dataset.working
    event.submitter?.setAttribute('aria-disabled', 'true')
  })
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
