/**
 * The script of the page: shows the times of the browser's own zone, and keeps a choice that finds no connection until it is
 * sent. Without it the page works, too, with a zone that is chosen by hand. What the server answers takes the place of the
 * page's content, so that nothing is said in two places. Choices are sent with what the page showed, so that one sent late does
 * not undo a change made elsewhere, and one that had arrived although its answer was lost counts once.
 */
export const pageScript = `(() => {
const key = 'call ' + location.pathname, main = () => document.querySelector('main')
let busy = false
const post = async (body, quiet) => {
  if (busy) return false
  busy = true
  const status = document.querySelector('[role=status]')
  if (!quiet) status.textContent = main().dataset.sending
  try {
    const answer = await fetch(location.href, { method: 'POST', body: new URLSearchParams(body) })
    if (answer.status === 429 || answer.status >= 500) throw answer
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html'), next = page.querySelector('main')
    if (!next) throw answer
    main().replaceWith(next)
    document.title = page.title
    status.textContent = ''
    if (!quiet) next.querySelector('h1').focus()
    return true
  } catch { status.textContent = ''; return false } finally { busy = false }
}
const kept = () => { try { return JSON.parse(localStorage.getItem(key)) } catch { return null } }
const forget = () => { try { localStorage.removeItem(key) } catch {} }
const showKept = () => { const note = document.getElementById('kept'); if (note) note.hidden = false }
const sendKept = async () => { const body = kept(); if (body) { if (await post(body, false)) forget(); else showKept() } }
document.addEventListener('submit', async (event) => {
  const form = event.target, body = Object.fromEntries(new FormData(form, event.submitter))
  event.preventDefault()
  if (await post(body, false)) return body.do === 'zone' || forget()
  if (body.do === 'zone') return
  try { localStorage.setItem(key, JSON.stringify(body)); showKept(); document.getElementById('kept').focus() } catch { form.submit() }
})
addEventListener('online', sendKept)
setInterval(sendKept, 30000)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const start = async () => {
  if (kept()) await sendKept()
  else if (zone && main().dataset.guess === 'yes' && zone !== main().dataset.zone) await post({ do: 'zone', zone }, true)
}
start()
})()`
