import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { langAt } from '#content/languages.ts'
import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import { isTimeZone, officeZone } from '#contract/staff/calls.ts'
import type { Backend } from '../backend.ts'
import { readOffice } from '../enquiries/office.ts'
import { networksOf } from '../http/networks.ts'
import { linkTexts } from '../links/linkTexts.ts'
import { linkPath, verifyToken } from '../links/signedLink.ts'
import { type BookingResult, bookCall, cancelCall, nextCall, slotsFor, versionOf } from './bookings.ts'
import { callCalendar } from './callCalendar.ts'
import { type CallPage, callNoticeHtml, callPageHeaders, callPageHtml } from './callPage.ts'
import { callTextsIn } from './callTexts.ts'
import { zonesOfNumber } from './clientZones.ts'
import { type SiteBounds, siteBounds, siteRevision } from './siteOffer.ts'

/** Bytes of what a form sends: far more than any choice. */
const maxForm = 4096

const form = v.object({
  do: v.picklist(['book', 'cancel', 'zone']),
  zone: v.pipe(v.string(), v.check(isTimeZone)),
  start: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  seen: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
})
type Form = v.InferOutput<typeof form>

type Request = FastifyRequest<{ Params: { token: string } }>

const statusOf: Readonly<Record<BookingResult, number>> = {
  done: 200,
  taken: 409,
  changed: 409,
  often: 409,
  refused: 429,
  gone: 410,
}

/**
 * Adds the page behind a signed link on which a client chooses a time for a call. The link names nobody: its token holds the id of
 * the enquiry. GET changes nothing. POST books, moves or cancels by what the page showed, so that a repeat has no further effect.
 */
export function addCallPage(app: FastifyInstance, backend: Backend): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: maxForm }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const bounds = siteBounds(backend)
    scope.get(linkPath.call, (request: Request, reply) => answer(backend, bounds, request, reply))
    scope.post(linkPath.call, (request: Request, reply) => answer(backend, bounds, request, reply, request.body))
  })
}

async function answer(
  backend: Backend,
  bounds: SiteBounds,
  request: Request,
  reply: FastifyReply,
  body?: unknown,
): Promise<FastifyReply> {
  const { store, secret } = backend
  const now = backend.now()
  const asked = new URL(request.url, 'http://host').searchParams
  const send = (status: number, html: string) =>
    reply.code(status).headers(callPageHeaders).type('text/html; charset=utf-8').send(html)
  const checked = verifyToken(request.params.token, secret, now)
  if (checked.state === 'expired')
    return send(410, callNoticeHtml('en', linkTexts.expired.title, linkTexts.expired.text))
  if (checked.state === 'altered' || checked.payload.action !== 'call')
    return send(404, callNoticeHtml('en', linkTexts.altered.title, linkTexts.altered.text))
  const { id, revision } = checked.payload
  const isFromSite = revision === siteRevision
  const columns = ['contact_number', 'page', 'reference', 'address'] as const
  const enquiry = await store.db.selectFrom('enquiry').select(columns).where('id', '=', id).executeTakeFirst()
  const { lang, texts } = callTextsIn(asked.get('lang') ?? langAt(enquiry?.page ?? ''))
  if (!enquiry) return send(410, callNoticeHtml(lang, texts.gone, texts.goneText))
  const office = await readOffice(store.db)
  const before = await nextCall(store.db, id, now)
  if (asked.has('file') && before) {
    const file = callCalendar(backend, before, { lang, reference: enquiry.reference, revision })
    const name = 'attachment; filename="call.ics"'
    return reply
      .headers({ ...callPageHeaders, 'Content-Disposition': name })
      .type('text/calendar')
      .send(file)
  }
  const choice = body === undefined ? undefined : v.safeParse(form, body)
  if (choice && !choice.success) return send(400, callNoticeHtml(lang, linkTexts.altered.title, linkTexts.altered.text))
  const [guess] = zonesOfNumber(phoneNumbersIn(enquiry.contact_number), now).reverse()
  const zone = choice?.output.zone ?? before?.zone ?? guess ?? office.calls?.zone ?? officeZone
  const work = choice && (() => act(backend, { ...choice.output, id, lang, isFromSite }, now))
  const bounded = { networks: networksOf(request, secret), address: enquiry.address }
  const result = await (isFromSite && work ? bounds(bounded, () => versionNow(backend, id, now), work) : work?.())
  if (result === 'gone') return send(410, callNoticeHtml(lang, texts.gone, texts.goneText))
  const booking = await nextCall(store.db, id, now)
  const page: CallPage = {
    lang,
    zone,
    isGuess: !choice && !before,
    officeZone: office.calls?.zone ?? officeZone,
    minutes: office.calls?.minutes,
    slots: await slotsFor(store.db, id, now, isFromSite),
    booking: booking && { start: booking.starts_at, end: booking.ends_at },
    seen: versionOf(booking),
    news: newsOf(choice?.output, result, before !== undefined),
    now,
  }
  return send(result === undefined ? 200 : statusOf[result], callPageHtml(page))
}

interface Act extends Form {
  id: string
  lang: string
  isFromSite: boolean
}

async function act(backend: Backend, choice: Act, now: number): Promise<BookingResult | undefined> {
  const { id: enquiryId, lang, isFromSite, start, zone, seen } = choice
  if (choice.do === 'zone' || (choice.do === 'book' && start === undefined)) return undefined
  const work =
    choice.do === 'cancel'
      ? cancelCall(backend, { enquiryId, seen }, now)
      : bookCall(backend, { enquiryId, start: start ?? 0, zone, lang, seen, isFromSite }, now)
  const result = await work
  backend.wakeMailer()
  return result
}

async function versionNow({ store }: Backend, id: string, now: number): Promise<string> {
  return versionOf(await nextCall(store.db, id, now))
}

function newsOf(choice: Form | undefined, result: BookingResult | undefined, hadCall: boolean): CallPage['news'] {
  if (!choice || choice.do === 'zone') return undefined
  if (result === undefined) return 'noChoice'
  if (result !== 'done') return result === 'gone' ? undefined : result
  if (choice.do === 'cancel') return 'cancelled'
  return hadCall && choice.seen !== '' ? 'moved' : 'booked'
}
