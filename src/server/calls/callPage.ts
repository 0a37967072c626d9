import { createHash } from 'node:crypto'
import { themeColor } from '#content/brand.ts'
import { onDeep, pigments } from '#content/pigments.ts'
import { site } from '#content/site.ts'
import { iconLink, iconPolicy, linkPageHeaders, escapeHtml as text } from '../links/pageHtml.ts'
import { callTexts, callTextsIn, cityOf, clockIn, dayIn, timeIn, zoneText } from './callTexts.ts'
import { pageScript } from './pageScript.ts'
import type { Slot } from './slots.ts'

/** All that the page shows. */
export interface CallPage {
  lang: string
  /** The zone in which times are shown, and whether it is only a guess. */
  zone: string
  isGuess: boolean
  officeZone: string
  /** Absent while the office takes no calls. */
  minutes: number | undefined
  slots: readonly Slot[]
  booking: Slot | undefined
  /** `versionOf` the booking. */
  seen: string
  news: 'booked' | 'moved' | 'cancelled' | 'taken' | 'changed' | 'often' | 'refused' | 'noChoice' | undefined
  now: number
}

const { tint, accent, text: line } = pigments.kesar
const [ink, paper] = [themeColor.light, onDeep.text]
/** Of the dark theme: the ground, what lies on it, and what shines. */
const dark = { ground: themeColor.dark, panel: pigments.neel.darkTint, gold: onDeep.subtitle }
const css = [
  ':root{color-scheme:light dark}',
  `body{font:1.0625rem/1.5 system-ui,sans-serif;color:${ink};background:${tint};max-width:40rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}`,
  'h1{font:600 1.75rem/1.25 Georgia,serif;margin:.5rem 0}h2{font-size:1.25rem}p{margin:.75rem 0}h1:focus{outline:0}',
  `a{color:inherit}nav{text-align:right}nav a,.file{display:inline-block;padding:.625rem 0}fieldset{border:0;margin:0;padding:.5rem 0 1rem;min-width:0}`,
  `details{border-top:1px solid ${line}}summary{min-height:2.75rem;padding:.625rem 0;box-sizing:border-box;cursor:pointer}`,
  '.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.5rem}',
  `.slots label{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;padding:.25rem .75rem;border:1px solid ${line};border-radius:8px;background:${paper}}`,
  `input[type=radio]{width:1.25rem;height:1.25rem;flex:none;accent-color:${ink}}small{font-size:.875rem}.slots small{display:block}.slots label:has(:checked){outline:2px solid ${ink}}`,
  `button,select{font:inherit;min-height:2.75rem;border-radius:8px;padding:.5rem 1.25rem;max-width:100%}button{font-weight:600;color:${paper};background:${ink};border:2px solid ${ink};cursor:pointer}`,
  `button.line,select{color:${ink};background:${paper};border:2px solid ${line}}.foot{position:sticky;z-index:1;bottom:0;padding:.75rem 0;background:${tint};border-top:1px solid ${line}}`,
  `:focus-visible{outline:3px solid ${ink};outline-offset:3px}dl,#kept{background:${paper};border-left:4px solid ${accent};padding:.75rem 1rem;margin:1rem 0}dt{font-size:.875rem}dd{margin:0 0 .5rem;font-weight:600}`,
  `[role=status]{position:sticky;z-index:1;top:0;background:${tint}}[role=status]:not(:empty){padding:.75rem 0}`,
  `@media(prefers-color-scheme:dark){body,.foot,[role=status]{color:${paper};background:${dark.ground}}.slots label,dl,#kept,button.line,select{color:${paper};background:${dark.panel}}button{color:${dark.ground};background:${dark.gold};border-color:${dark.gold}}button.line{border-color:${accent}}.slots label:has(:checked),:focus-visible{outline-color:${dark.gold}}input[type=radio]{accent-color:${dark.gold}}}`,
].join('')

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Those of pages behind links, and what the script needs: itself, and the page's own address. */
export const callPageHeaders: Readonly<Record<string, string>> = {
  ...linkPageHeaders,
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(css)}; script-src ${hashOf(pageScript)}; connect-src 'self'; ${iconPolicy}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

/** The page on which a client books, moves and cancels a call. It works without JavaScript; its forms post to itself. */
export function callPageHtml(page: CallPage): string {
  const { lang, texts } = callTextsIn(page.lang)
  const { news, booking, slots, minutes, zone } = page
  const title = news ? texts[news] : booking ? texts.present : texts.choose
  const said = {
    booked: texts.bookedText,
    moved: texts.bookedText,
    cancelled: texts.cancelledText,
    taken: texts.takenText,
    changed: texts.changedText,
    often: texts.oftenText,
    refused: texts.refusedText,
    noChoice: '',
  }
  const lead = news ? said[news] : minutes === undefined || booking ? '' : texts.lead(minutes)
  const others = Object.entries(callTexts).filter(([code]) => code !== lang)
  const isOpen = minutes !== undefined
  const attributes = `data-zone="${text(zone)}" data-guess="${page.isGuess ? 'yes' : 'no'}" data-sending="${text(texts.sending)}" data-zone-kept="${text(texts.zoneKept)}"`
  return [
    document({ lang, title }),
    `<p role="status"></p><main ${attributes}>`,
    `<nav>${others.map(([code, one]) => `<a lang="${code}" hreflang="${code}" href="?lang=${code}">${one.language}</a>`).join(' ')}</nav>`,
    `<h1 tabindex="-1">${text(title)}</h1>${lead && `<p>${text(lead)}</p>`}`,
    `<div id="kept" tabindex="-1" hidden><strong>${text(texts.kept)}</strong><p>${text(texts.keptText)}</p></div>`,
    booking ? bookingHtml(page, booking) : '',
    isOpen || booking ? zoneForm(page) : `<p>${text(texts.closed)}</p>`,
    booking && isOpen && slots.length > 0 ? `<h2>${text(texts.another)}</h2>` : '',
    isOpen && slots.length === 0 ? `<p>${text(texts.none)}</p>` : '',
    isOpen && slots.length > 0 ? slotForm(page) : '',
    `</main><script>${pageScript}</script></body></html>`,
  ].join('')
}

/** A page that says only why there is nothing to choose. */
export function callNoticeHtml(lang: string, title: string, words: string): string {
  return `${document({ lang, title })}<main><h1>${text(title)}</h1><p>${text(words)}</p></main></body></html>`
}

function document({ lang, title }: { lang: string; title: string }): string {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${text(title)} – ${text(site.product)}</title>${iconLink}<style>${css}</style></head><body>`,
  ].join('')
}

function bookingHtml({ lang: code, zone, officeZone, seen }: CallPage, { start }: Slot): string {
  const { lang, texts } = callTextsIn(code)
  const rows = [
    [texts.yours, timeIn(zone, lang, start)],
    [texts.theirs, timeIn(officeZone, lang, start)],
  ]
  return [
    `<dl>${rows.map(([label = '', value = '']) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`).join('')}</dl>`,
    `<p><a class="file" href="?file">${text(texts.calendar)}</a></p>`,
    `<form method="post"><input type="hidden" name="seen" value="${text(seen)}"><input type="hidden" name="zone" value="${text(zone)}">`,
    `<button class="line" name="do" value="cancel">${text(texts.cancel)}</button></form>`,
  ].join('')
}

function zoneForm({ lang: code, zone, now }: CallPage): string {
  const { lang, texts } = callTextsIn(code)
  const all = new Set([zone, ...Intl.supportedValuesOf('timeZone')])
  const options = [...all]
    .map((one) => ({ one, name: [one.split('/')[0] ?? '', cityOf(one)] as const }))
    .sort((a, b) => a.name.join().localeCompare(b.name.join()))
    .map(({ one, name: [region, city] }) => {
      const chosen = one === zone ? ' selected' : ''
      return `<option value="${text(one)}"${chosen}>${text(region === city ? city : `${region}: ${city}`)}</option>`
    })
  return [
    `<p>${text(texts.zone(zoneText(zone, lang, now)))}</p><details><summary>${text(texts.otherZone)}</summary>`,
    `<form method="post"><p><label for="zone">${text(texts.zoneHint)}</label></p>`,
    `<p><select id="zone" name="zone">${options.join('')}</select></p>`,
    `<p><button class="line" name="do" value="zone">${text(texts.useZone)}</button></p></form></details>`,
  ].join('')
}

function slotForm({ lang: code, zone, officeZone, slots, booking, seen }: CallPage): string {
  const { lang, texts } = callTextsIn(code)
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = dayIn(zone, lang, slot.start)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const isSameClock = slots.every(({ start }) => clockIn(zone, lang, start) === clockIn(officeZone, lang, start))
  const groups = [...days].map(([day, some], at) => {
    const clocks = some.map(({ start }) => clockIn(zone, lang, start))
    const labels = some.map(({ start }, index) => {
      // An hour comes twice on the night on which clocks are put back.
      const clock = clocks[index] ?? ''
      const isTwice = clocks.filter((one) => one === clock).length > 1
      const label = isTwice ? `${clock} (${zoneText(zone, lang, start)})` : clock
      const office = isSameClock ? '' : `<small>${text(texts.office(clockIn(officeZone, lang, start, zone)))}</small>`
      const mark = start === booking?.start ? ' checked' : ''
      const time = `<time datetime="${new Date(start).toISOString()}">${text(label)}</time>`
      return `<label><input type="radio" name="start" value="${start}"${mark}><span>${time}${office}</span></label>`
    })
    return `<details${at < 2 ? ' open' : ''}><summary>${text(day)} <small>${text(texts.times(some.length))}</small></summary><fieldset aria-label="${text(day)}"><div class="slots">${labels.join('')}</div></fieldset></details>`
  })
  return [
    `<form method="post"><input type="hidden" name="seen" value="${text(seen)}"><input type="hidden" name="zone" value="${text(zone)}">`,
    ...groups,
    `<p class="foot"><button name="do" value="book">${text(booking ? texts.move : texts.book)}</button></p></form>`,
  ].join('')
}
