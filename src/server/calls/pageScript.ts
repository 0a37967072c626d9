/**
 * The script of the page: shows the times of the browser's own zone, and keeps a choice that finds no connection until it is
 * sent. Without it the page works, too, with a zone that is chosen by hand. What the server answers takes the place of the
 * page's content, so that nothing is said in two places. Choices are sent one after the other, with what the page showed, so
 * that one sent late does not undo a change made elsewhere, and one that had arrived although its answer was lost counts once.
 * A choice that can be neither sent nor kept goes as a form, with the name of its button, which `submit()` leaves out.
 * The question for the browser's zone gives way to what a person does meanwhile, and leaves the time chosen.
 */
export const pageScript = `(() => {
const key = 'call ' + location.pathname, main = () => document.querySelector('main'), guess = new AbortController()
let turn = Promise.resolve()
const inTurn = (work) => (turn = turn.then(work, work))
const post = async (body, signal) => {
  const status = document.querySelector('[role=status]')
  if (!signal) status.textContent = main().dataset.sending
  try {
    const answer = await fetch(location.href, { method: 'POST', body: new URLSearchParams(body), signal })
    if (answer.status === 429 || answer.status >= 500) throw answer
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html'), next = page.querySelector('main')
    if (!next) throw answer
    const chosen = body.do === 'zone' && document.querySelector('[name=start]:checked'), focused = document.activeElement
    main().replaceWith(next)
    document.title = page.title
    status.textContent = ''
    const again = chosen && next.querySelector('[value="' + chosen.value + '"]')
    if (again) again.checked = again.closest('details').open = true
    if (!signal) next.querySelector('h1').focus()
    else if (again && chosen === focused) again.focus()
    return true
  } catch { status.textContent = ''; return false }
}
const kept = () => { try { return JSON.parse(localStorage.getItem(key)) } catch { return null } }
const forget = () => { try { localStorage.removeItem(key) } catch {} }
const showKept = () => { const note = document.getElementById('kept'); if (note) note.hidden = false }
const sendKept = async () => { const body = kept(); if (body) { if (await post(body)) forget(); else showKept() } }
const send = async (form, body) => {
  const sent = await post(body)
  if (body.do === 'zone') {
    if (!sent) document.querySelector('[role=status]').textContent = main().dataset.zoneKept
    else if (kept()) showKept()
    return
  }
  if (sent) return forget()
  try { localStorage.setItem(key, JSON.stringify(body)); showKept(); document.getElementById('kept').focus() } catch { submitAs(form, body.do) }
}
const submitAs = (form, act) => {
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'do', value: act }))
  form.submit()
}
document.addEventListener('submit', (event) => {
  const form = event.target, body = Object.fromEntries(new FormData(form, event.submitter))
  event.preventDefault()
  guess.abort()
  inTurn(() => send(form, body))
})
document.addEventListener('change', ({ target }) => target.name === 'zone' && guess.abort())
addEventListener('online', () => inTurn(sendKept))
setInterval(() => inTurn(sendKept), 30000)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
if (kept()) inTurn(sendKept)
else if (zone && main().dataset.guess === 'yes' && zone !== main().dataset.zone) post({ do: 'zone', zone }, guess.signal)
})()`
